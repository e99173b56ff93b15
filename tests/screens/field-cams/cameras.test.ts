import { chooseFilter } from '../support/lists.ts';
import { demoAccount, expect, type Page, step, test } from '../support/test.ts';

const camsPath = '/dashboard/build-view/field-cam?project=prj_harbor';
const tower = 'Tower from the east';
const gate = 'Gate, Harbor Street';

const names = (page: Page) => page.getByRole('listitem').getByRole('heading');
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const toCameras = (page: Page) => page.getByRole('button', { name: 'Back to the cameras' }).click();
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

test('cameras are found, and are added, edited and removed', async ({ signedIn: page }) => {
  await page.goto(camsPath);

  await step('the list says which cameras are online, and since when', async () => {
    await expect(card(page, tower)).toContainText('Online');
    await expect(card(page, tower)).toContainText(
      /Last picture (a moment|\d+ minutes?) ago, every 15 minutes/,
    );
    await expect(card(page, gate)).toContainText('Offline');
  });

  await step('an offline camera is found by its status and says since when', async () => {
    await chooseFilter(page, 'Status', 'Offline');
    await expect(names(page)).toHaveText([gate]);
    await page.reload();
    await expect(names(page)).toHaveText([gate]);
    await page.getByRole('link', { name: gate }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'The camera is offline' });
    await expect(notice).toContainText(/The last picture came 2 days ago .*every 10 minutes/);
    await expect(pictures(page).getByRole('img', { name: `${gate} at ` })).toBeVisible();
    await expect(pictures(page).getByRole('button', { name: 'Day after' })).toBeDisabled();
    await toCameras(page);
    await expect(names(page)).toHaveText([gate]);
  });

  await step('a chosen day of a camera stays in the address', async () => {
    await page.goto(`${camsPath}&cam=cam_h1`);
    const day = pictures(page).getByLabel('Day', { exact: true });
    await expect(day).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    const before = daysBefore((day.one() as HTMLInputElement).value, 2);
    await day.fill(before);
    await expect(page).toHaveURL(new RegExp(`&day=${before}$`));
    await expect(pictures(page).getByRole('status')).toContainText('96 pictures on this day');
    await page.reload();
    await expect(day).toHaveValue(before);
    await expect(pictures(page).getByRole('status')).toContainText('96 pictures on this day');
  });

  await step('a time-lapse must not be too long', async () => {
    const lapses = page.getByRole('region', { name: 'Time-lapses' });
    const form = page.getByRole('form', { name: 'New time-lapse' });
    await form.getByLabel('From').fill(daysBefore(new Date().toISOString().slice(0, 10), 50));
    await form.getByLabel('Use a picture').selectOption('every 15 minutes');
    await expect(form.getByRole('alert')).toContainText('Choose fewer days');
    await form.getByRole('button', { name: 'Make a time-lapse' }).click();
    await expect(lapses.getByText('None yet.')).toBeVisible();
    await form.getByLabel('Use a picture').selectOption('every 3 hours');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await toCameras(page);
    // The choices have made no time-lapse.
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  });

  await step('a camera is added, edited and removed', async () => {
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
    await expect(page.getByText('Camera added')).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    dialog = page.getByRole('dialog', { name: 'Edit camera' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('In maintenance').check();
    await dialog.getByLabel('Location').fill('Mast above level 9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The camera is in maintenance')).toBeVisible();
    await expect(page.getByText('Mast above level 9')).toBeVisible();

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Camera removed')).toBeVisible();
    await expect(page.getByRole('link', { name: tower })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Roof crane' })).toHaveCount(0);
  });
});

test('a superintendent pauses the public stream, and cannot edit the camera', async ({
  page,
  signIn,
}) => {
  await signIn(demoAccount('Marcus Reed'));
  await page.goto(`${camsPath}&cam=cam_h1`);
  await page.getByRole('button', { name: 'Pause the public stream' }).click();
  await expect(page.getByText('Public stream paused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume the public stream' })).toBeVisible();
  for (const name of ['Edit', 'Share', 'Remove']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await toCameras(page);
  await expect(card(page, tower)).toContainText('Public stream paused');
  await expect(page.getByRole('button', { name: 'Add camera' })).toHaveCount(0);
});
