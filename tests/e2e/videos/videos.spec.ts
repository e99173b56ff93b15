import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const videosPath = '/dashboard/build-view/videos?project=prj_harbor';
const flight = 'Flight round the tower, week 40';

const secondsOf = (page: Page) => () =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('chapters and comments lead to their place in the video', async ({ signedIn: page }) => {
  await page.goto(videosPath);
  await page.getByRole('button', { name: flight }).click();
  await expect(page.getByRole('heading', { level: 1, name: flight })).toBeVisible();
  const seconds = secondsOf(page);
  const chapters = page.getByRole('region', { name: 'Chapters' });
  await chapters
    .getByRole('button', { name: /North side$/ })
    .first()
    .click();
  await expect.poll(seconds).toBe(6);
  await expect(chapters.getByRole('button', { name: '0:06 North side' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox', { name: 'Comment' }).fill('Hook over the site office');
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  const own = comments.getByRole('listitem').filter({ hasText: 'Hook over the site office' });
  await expect(own).toContainText('at 0:06');
  await chapters.getByRole('button', { name: '0:00 South side' }).click();
  await expect.poll(seconds).toBe(0);
  await own.getByRole('button', { name: 'at 0:06' }).click();
  await expect.poll(seconds).toBe(6);
  await page.getByRole('button', { name: 'Use this frame as poster' }).click();
  await expect(page.getByRole('status').getByText('Poster set')).toBeVisible();
});

test('a comment on a video is deleted by who made it, once that is confirmed', async ({
  signedIn: page,
}) => {
  await page.goto(`${videosPath}&video=vid_h1`);
  const comments = page.getByRole('region', { name: 'Comments' });
  const own = comments.getByRole('listitem').filter({ hasText: 'Ana Torres' });
  const other = comments.getByRole('listitem').filter({ hasText: 'Kofi Mensah' });
  await expect(other.getByRole('button', { name: 'Delete your comment' })).toHaveCount(0);
  await own.getByRole('button', { name: 'Delete your comment' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your comment?' });
  await expect(question).toContainText('Netting is still up');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').getByText('Comment deleted')).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(other).toBeVisible();
  await expect(comments).toBeFocused();
});
