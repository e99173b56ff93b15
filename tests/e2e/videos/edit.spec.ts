import type { Page } from '@playwright/test';
import { demoAccount, expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { totalOf } from '../../support/totals.ts';

const videosPath = '/dashboard/build-view/videos?project=prj_harbor';
const flight = 'Flight round the tower, week 40';

const video = (page: Page) => page.locator('video');
const seconds = (page: Page) => () =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test('a video is renamed, and deleted after a question', async ({ signedIn: page, mock }) => {
  const before = await totalOf(mock, 'videos');
  await page.goto(`${videosPath}&video=vid_h1`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit video' });
  await dialog.getByLabel('Title').fill('Flight, week 40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flight, week 40' })).toBeVisible();
  // It lies over the buttons of the page.
  const toast = page.getByRole('status').filter({ hasText: 'Video updated' });
  await toast.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete video?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Video deleted')).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(before - 1);
  await expect(page.getByRole('link', { name: 'Flight, week 40' })).toHaveCount(0);
});

test('a chapter is added where the video is, removed, and brought back', async ({
  signedIn: page,
}) => {
  await page.goto(`${videosPath}&video=vid_h1`);
  const chapters = page.getByRole('region', { name: 'Chapters' });
  await chapters.getByRole('button', { name: '0:06 North side' }).click();
  await chapters.getByLabel('New chapter at 0:06').fill('Netting');
  await chapters.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Chapters saved')).toBeVisible();
  const netting = chapters.getByRole('button', { name: '0:06 Netting' });
  await expect(netting).toBeVisible();
  await chapters.getByRole('button', { name: 'Remove the chapter Netting' }).click();
  await expect(netting).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(netting).toBeVisible();
  await page.reload();
  await expect(netting).toBeVisible();
});

test('j and l seek by five seconds, but not while a comment is written', async ({
  signedIn: page,
}) => {
  await page.goto(`${videosPath}&video=vid_h1`);
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await page.keyboard.press('l');
  await expect.poll(seconds(page)).toBe(5);
  await page.keyboard.press('l');
  await page.keyboard.press('j');
  await expect.poll(seconds(page)).toBe(5);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.click();
  await page.keyboard.type('jolly');
  await expect(comment).toHaveValue('jolly');
  expect(await seconds(page)()).toBe(5);
});

test('the search and the order of the videos are kept in the address', async ({
  signedIn: page,
}) => {
  await page.goto(videosPath);
  const titles = page.getByRole('listitem').getByRole('heading');
  await expect(titles.first()).toHaveText(flight);
  await expectNoAxeFindings(page);
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(titles.first()).toHaveText('Flight round the tower, week 38');
  await page.getByRole('searchbox', { name: 'Search videos' }).fill('week 40');
  await expect(titles).toHaveText([flight]);
  await page.reload();
  await expect(titles).toHaveText([flight]);
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
});

test('a reviewer comments on a video and changes nothing else; an auditor only watches', async ({
  page,
  signIn,
}) => {
  const changes = ['Edit', 'Share', 'Delete', 'Use this frame as poster', 'Add'];
  const open = async (name: string) => {
    await signIn(page, demoAccount(name));
    await page.goto(`${videosPath}&video=vid_h1`);
    await expect(page.getByRole('heading', { level: 1, name: flight })).toBeVisible();
    for (const change of changes) {
      await expect(page.getByRole('button', { name: change, exact: true })).toHaveCount(0);
    }
  };
  await open('Priya Raman');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
  await open('Grace Lindqvist');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the videos' }).click();
  await expect(page.getByRole('link', { name: flight })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
});
