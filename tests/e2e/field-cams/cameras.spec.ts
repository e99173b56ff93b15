import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';

const camsPath = '/dashboard/build-view/field-cam?project=prj_harbor';
const tower = 'Tower from the east';
const gate = 'Gate, Harbor Street';

const names = (page: Page) => page.getByRole('listitem').getByRole('heading');
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
/** Closes a toast, which lies over the buttons of the page. */
const closeToast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).getByRole('button', { name: 'Close' }).click();
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const toCameras = (page: Page) => page.getByRole('button', { name: 'Back to the cameras' }).click();
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

test('cameras are found and watched, make time-lapses, and are added, edited and removed', async ({
  signedIn: page,
}) => {
  await page.goto(camsPath);

  await test.step('the list says which cameras are online, and since when', async () => {
    await expect(card(page, tower)).toContainText('Online');
    await expect(card(page, tower)).toContainText(
      /Last picture (a moment|\d+ minutes?) ago, every 15 minutes/,
    );
    await expect(card(page, gate)).toContainText('Offline');
  });

  await test.step('an offline camera is found by its status and says since when', async () => {
    await page.getByLabel('Status').selectOption('Offline');
    await expect(names(page)).toHaveText([gate]);
    await page.reload();
    await expect(names(page)).toHaveText([gate]);
    await page.getByRole('link', { name: gate }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'The camera is offline' });
    await expect(notice).toContainText(/The last picture came 2 days ago .*every 10 minutes/);
    await expect(pictures(page).getByRole('img', { name: `${gate} at ` })).toBeVisible();
    await expect(pictures(page).getByRole('button', { name: 'Day after' })).toBeDisabled();
    await toCameras(page);
    await page.getByLabel('Status').selectOption({ index: 0 });
  });

  const scrubber = pictures(page).getByRole('slider', { name: 'Time of day' });
  await test.step('the time of a day is chosen by key', async () => {
    await page.getByRole('link', { name: tower }).click();
    await page.getByRole('button', { name: 'Day before' }).click();
    await expect(scrubber).toHaveAttribute('aria-valuetext', '11:45 PM');
    await scrubber.press('ArrowLeft');
    await expect(pictures(page).getByRole('img', { name: `${tower} at 11:30 PM` })).toBeVisible();
  });

  const lapses = page.getByRole('region', { name: 'Time-lapses' });
  await test.step('a time-lapse that is not too long is made, plays and is deleted', async () => {
    const form = page.getByRole('form', { name: 'New time-lapse' });
    const to = await form.getByLabel('To').inputValue();
    await form.getByLabel('From').fill(daysBefore(to, 50));
    await form.getByLabel('Use a picture').selectOption('every 15 minutes');
    await expect(form.getByRole('alert')).toContainText('Choose fewer days');
    await form.getByRole('button', { name: 'Make a time-lapse' }).click();
    await expect(lapses.getByText('None yet.')).toBeVisible();

    await form.getByLabel('From').fill(daysBefore(to, 1));
    await form.getByLabel('Use a picture').selectOption('every 3 hours');
    await form.getByLabel('Speed').selectOption('24 a second');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await form.getByRole('button', { name: 'Make a time-lapse' }).click();
    const lapse = lapses.getByRole('listitem');
    await expect(lapse).toContainText(/Waiting|In progress/);
    await lapse.getByRole('button', { name: /^Play/ }).click();
    const player = page.getByRole('region', { name: 'Time-lapse player' });
    const position = player.getByRole('slider', { name: 'Picture' });
    await expect(position).toHaveAttribute('aria-valuetext', /^(\d+) of \1,/);
    await position.press('Home');
    await expect(position).toHaveAttribute('aria-valuetext', /^1 of \d+, .*, 12:00\sAM P[SD]T$/);

    await lapse.getByRole('button', { name: /^Delete / }).click();
    const question = page.getByRole('dialog', { name: 'Delete the time-lapse?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Time-lapse deleted')).toBeVisible();
    await expect(lapses.getByText('None yet.')).toBeVisible();
  });

  await test.step('a chosen day of a camera stays in the address, and a picture of it is downloaded', async () => {
    const day = pictures(page).getByLabel('Day', { exact: true });
    const before = daysBefore(await day.inputValue(), 2);
    await day.fill(before);
    await expect(page).toHaveURL(new RegExp(`&day=${before}$`));
    await expect(pictures(page).getByRole('status')).toContainText('96 pictures on this day');
    await page.reload();
    await expect(day).toHaveValue(before);
    await expect(pictures(page).getByRole('status')).toContainText('96 pictures on this day');
    await scrubber.press('Home');
    await expect(pictures(page).getByRole('img', { name: `${tower} at 12:00 AM` })).toBeVisible();
    const link = pictures(page).getByRole('link', { name: 'Download' });
    const picture = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(picture.headers()['content-type']).toMatch(/^image\//);
    await toCameras(page);
  });

  await test.step('a camera is added, edited and removed', async () => {
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
  });
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
