import { expect, expectNoAxeFindings, test } from '../../support/test.ts';

const camsPath = '/dashboard/build-view/field-cam?project=prj_harbor';
const tower = 'Tower from the east';

test('a time-lapse that is not too long is made, plays and is deleted', async ({
  signedIn: page,
}) => {
  await page.goto(camsPath);
  const card = page.getByRole('listitem').filter({ hasText: tower });
  await expect(card).toContainText('Online');
  await expect(card).toContainText(/Last picture (a moment|\d+ minutes?) ago, every 15 minutes/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Gate' })).toContainText('Offline');
  await card.getByRole('link', { name: tower }).click();
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await page.getByRole('button', { name: 'Day before' }).click();
  const scrubber = pictures.getByRole('slider', { name: 'Time of day' });
  await expect(scrubber).toHaveAttribute('aria-valuetext', '11:45 PM');
  await scrubber.press('ArrowLeft');
  await expect(pictures.getByRole('img', { name: `${tower} at 11:30 PM` })).toBeVisible();
  await expectNoAxeFindings(page);

  const form = page.getByRole('form', { name: 'New time-lapse' });
  const lapses = page.getByRole('region', { name: 'Time-lapses' });
  const to = await form.getByLabel('To').inputValue();
  const before = (days: number) =>
    new Date(Date.parse(to) - days * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('From').fill(before(50));
  await form.getByLabel('Use a picture').selectOption('every 15 minutes');
  await expect(form.getByRole('alert')).toContainText('Choose fewer days');
  await form.getByRole('button', { name: 'Make a time-lapse' }).click();
  await expect(lapses.getByText('None yet.')).toBeVisible();

  await form.getByLabel('From').fill(before(1));
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

test('cameras and videos fit a phone and are accessible @phone-only', async ({
  signedIn: page,
}) => {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.goto(camsPath);
  await expect(page.getByRole('heading', { name: tower })).toBeVisible();
  expect(await overflow()).toBe(0);
  await expectNoAxeFindings(page, 'structure');
  await page.getByRole('link', { name: tower }).click();
  await expect(page.getByRole('slider', { name: 'Time of day' })).toBeEnabled();
  expect(await overflow()).toBe(0);
  await expectNoAxeFindings(page, 'structure');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await expectNoAxeFindings(page, 'structure');
  const flight = 'Flight round the tower, week 40';
  await page.goto('/dashboard/build-view/videos?project=prj_harbor');
  await expect(page.getByRole('heading', { name: flight })).toBeVisible();
  expect(await overflow()).toBe(0);
  await expectNoAxeFindings(page, 'structure');
  await page.getByRole('link', { name: flight }).click();
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
  expect(await overflow()).toBe(0);
  await expectNoAxeFindings(page, 'structure');
});
