import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mp4Video } from '../../support/host/videos.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { linkTo } from '../public/sharing.ts';

const videosPath = '/dashboard/build-view/videos?project=prj_harbor';
const flight = 'Flight round the tower, week 40';

const secondsOf = (page: Page) => () =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('chapters and comments lead to their moment in the video, and own comments can be deleted', async ({
  signedIn: page,
}) => {
  await page.goto(videosPath);
  await page.getByRole('link', { name: flight }).click();
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
  const ownComment = comments
    .getByRole('listitem')
    .filter({ hasText: 'Hook over the site office' });
  await expect(ownComment).toContainText('at 0:06');
  await chapters.getByRole('button', { name: '0:00 South side' }).click();
  await expect.poll(seconds).toBe(0);
  await ownComment.getByRole('button', { name: 'at 0:06' }).click();
  await expect.poll(seconds).toBe(6);
  await page.getByRole('button', { name: 'Use this frame as poster' }).click();
  await expect(page.getByRole('status').getByText('Poster set')).toBeVisible();

  const other = comments.getByRole('listitem').filter({ hasText: 'Kofi Mensah' });
  await expect(other.getByRole('button', { name: 'Delete your comment' })).toHaveCount(0);
  await ownComment.getByRole('button', { name: 'Delete your comment' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your comment?' });
  await expect(question).toContainText('Hook over the site office');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').getByText('Comment deleted')).toBeVisible();
  await expect(ownComment).toHaveCount(0);
  await expect(other).toBeVisible();
  await expect(comments).toBeFocused();
});

const sample = join(import.meta.dirname, '../../../mock-server/demo/videos/flight.webm');

test('videos are uploaded and processed by their content', async ({
  signedIn: page,
  allowStatus,
}) => {
  allowStatus(415);
  await page.goto(videosPath);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles([
    { name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('These are notes.') },
    { name: 'Crane at noon.mp4', mimeType: 'video/mp4', buffer: readFileSync(sample) },
  ]);
  const dock = page.getByRole('region', { name: 'Uploads', exact: true });
  await expect(dock.getByRole('heading')).toHaveText('1 upload failed');
  await expect(dock.getByText(/^The content of this file is not accepted/)).toBeVisible();
  // The same bytes would be rejected again.
  await expect(dock.getByRole('button', { name: 'Retry notes' })).toHaveCount(0);
  await dock.getByRole('button', { name: 'Dismiss notes' }).click();
  await expect(dock.getByRole('heading')).toHaveText('1 file uploaded');
  // One of its frames is its poster, until a user picks another.
  const card = page.getByRole('listitem').filter({ hasText: 'Crane at noon' }).first();
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await page.getByRole('link', { name: 'Crane at noon' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crane at noon' })).toBeVisible();
  const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(seconds).toBeGreaterThan(11);
});

test('a video whose picture the browser cannot show says so, with what to do, to its team and to visitors', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(videosPath);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const buffer = mp4Video({ picture: 'hvc1', sound: true });
  await (await chooser).setFiles([{ name: 'Phone.mov', mimeType: 'video/quicktime', buffer }]);
  await expect(page.getByText('Many browsers cannot show Phone.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Needs conversion' });
  await card.getByRole('link', { name: 'Phone' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'cannot show its picture' });
  await expect(notice).toContainText('Convert it to MP4 with H.264, and upload it again.');
  await expectNoAxeFindings(page);
  const id = new URL(page.url()).searchParams.get('video') ?? '';
  const token = await linkTo(mock, [{ type: 'video', id }]);
  await page.goto(`/public-viewer#${token}`);
  await page.getByRole('link', { name: 'Phone' }).click();
  await expect(notice).toContainText('Ask the person who uploaded it');
});
