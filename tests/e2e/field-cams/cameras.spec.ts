import { expect, test } from '../../support/test.ts';

const camera = '/dashboard/build-view/field-cam?project=prj_harbor&cam=cam_h1';
const tower = 'Tower from the east';

test('the pictures of a camera are chosen by key, downloaded, and made into a time-lapse', async ({
  signedIn: page,
}) => {
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const scrubber = pictures.getByRole('slider', { name: 'Time of day' });
  await page.goto(camera);

  await test.step('the time of a day is chosen by key', async () => {
    await page.getByRole('button', { name: 'Day before' }).click();
    await expect(scrubber).toHaveAttribute('aria-valuetext', '11:45 PM');
    await scrubber.press('ArrowLeft');
    await expect(pictures.getByRole('img', { name: `${tower} at 11:30 PM` })).toBeVisible();
    await scrubber.press('Home');
    await expect(pictures.getByRole('img', { name: `${tower} at 12:00 AM` })).toBeVisible();
  });

  await test.step('a picture is downloaded', async () => {
    const link = pictures.getByRole('link', { name: 'Download' });
    const picture = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  });

  await test.step('a time-lapse is made, plays and is deleted', async () => {
    const lapses = page.getByRole('region', { name: 'Time-lapses' });
    const form = page.getByRole('form', { name: 'New time-lapse' });
    const to = await form.getByLabel('To').inputValue();
    const dayBefore = new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10);
    await form.getByLabel('From').fill(dayBefore);
    await form.getByLabel('Use a picture').selectOption('every 3 hours');
    await form.getByLabel('Speed').selectOption('24 a second');
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
    await expect(lapses.getByText('None yet.')).toBeVisible();
  });
});
