import type { Page } from '@playwright/test';
import { demoAccount, expect, expectNoAxeFindings, test } from '../../support/test.ts';

const camsPath = '/dashboard/build-view/field-cam?project=prj_harbor';
const tower = 'Tower from the east';
const gate = 'Gate, Harbor Street';

const names = (page: Page) => page.getByRole('listitem').getByRole('heading');
/** Closes a toast, which lies over the buttons of the page. */
const closeToast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).getByRole('button', { name: 'Close' }).click();
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });

test('an offline camera is found by its status and says since when', async ({ signedIn: page }) => {
  await page.goto(camsPath);
  await page.getByLabel('Status').selectOption('Offline');
  await expect(names(page)).toHaveText([gate]);
  await page.reload();
  await expect(names(page)).toHaveText([gate]);
  await page.getByRole('link', { name: gate }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The camera is offline' });
  await expect(notice).toContainText(/The last picture came 2 days ago .*every 10 minutes/);
  await expect(pictures(page).getByRole('img', { name: `${gate} at ` })).toBeVisible();
  await expect(pictures(page).getByRole('button', { name: 'Day after' })).toBeDisabled();
});

test('a chosen day of a camera stays in the address, and a picture of it is downloaded', async ({
  signedIn: page,
}) => {
  await page.goto(`${camsPath}&cam=cam_h1`);
  const day = pictures(page).getByLabel('Day', { exact: true });
  const today = await day.inputValue();
  const before = new Date(Date.parse(today) - 2 * 86_400_000).toISOString().slice(0, 10);
  await day.fill(before);
  await expect(page).toHaveURL(new RegExp(`&day=${before}$`));
  await expect(pictures(page).getByRole('status')).toContainText('96 pictures on this day');
  await page.reload();
  await expect(day).toHaveValue(before);
  await expect(pictures(page).getByRole('status')).toContainText('96 pictures on this day');
  await pictures(page).getByRole('slider', { name: 'Time of day' }).press('Home');
  await expect(pictures(page).getByRole('img', { name: `${tower} at 12:00 AM` })).toBeVisible();
  const link = pictures(page).getByRole('link', { name: 'Download' });
  const picture = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('a camera is added, edited and removed', async ({ signedIn: page }) => {
  await page.goto(camsPath);
  await page.getByRole('button', { name: 'Add camera' }).click();
  let dialog = page.getByRole('dialog', { name: 'Add a camera' });
  await dialog.getByLabel('Name').fill('Roof crane');
  await dialog.getByLabel('To', { exact: true }).fill('05:00');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('After the first picture of a day')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('17:00');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roof crane' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pictures yet' })).toBeVisible();
  await closeToast(page, 'Camera added');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  dialog = page.getByRole('dialog', { name: 'Edit camera' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectNoAxeFindings(page);
  await dialog.getByLabel('In maintenance').check();
  await dialog.getByLabel('Location').fill('Mast above level 9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The camera is in maintenance')).toBeVisible();
  await expect(page.getByText('Mast above level 9')).toBeVisible();
  await closeToast(page, 'Camera updated');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Camera removed')).toBeVisible();
  await expect(page.getByRole('link', { name: tower })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Roof crane' })).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test('a superintendent pauses the public stream, and cannot edit the camera', async ({
  page,
  signIn,
}) => {
  await signIn(page, demoAccount('Marcus Reed'));
  await page.goto(`${camsPath}&cam=cam_h1`);
  await page.getByRole('button', { name: 'Pause the public stream' }).click();
  await expect(page.getByText('Public stream paused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume the public stream' })).toBeVisible();
  for (const name of ['Edit', 'Share', 'Remove']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Back to the cameras' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: tower })).toContainText(
    'Public stream paused',
  );
  await expect(page.getByRole('button', { name: 'Add camera' })).toHaveCount(0);
});
