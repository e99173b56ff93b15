import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mp4Video } from '../../support/host/videos.ts';
import { comeBack, pinRecord } from '../../support/pins.ts';
import { expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';
import { linkTo } from '../public/sharing.ts';

const videosPath = '/dashboard/build-view/videos?project=prj_harbor';
const flight = 'Flight round the tower, week 40';

test('a video is watched, discussed, divided into chapters and pinned on', async ({
  signedIn: page,
}) => {
  await page.goto(videosPath);
  const seconds = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

  await test.step('chapters and comments lead to their moment in the video, and own comments can be deleted', async () => {
    await page.getByRole('link', { name: flight }).click();
    await expect(page.getByRole('heading', { level: 1, name: flight })).toBeVisible();
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
    await expect(ownComment).toHaveCount(0);
    await expect(other).toBeVisible();
    await expect(comments).toBeFocused();
  });

  await test.step('j and l seek by five seconds, but not while a comment is written', async () => {
    await page.getByRole('button', { name: '0:00 South side' }).click();
    await expect.poll(seconds).toBe(0);
    await page.keyboard.press('l');
    await expect.poll(seconds).toBe(5);
    await page.keyboard.press('l');
    await page.keyboard.press('j');
    await expect.poll(seconds).toBe(5);
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.click();
    await page.keyboard.type('jolly');
    await expect(comment).toHaveValue('jolly');
    expect(await seconds()).toBe(5);
    await comment.fill('');
  });

  await test.step('a chapter is added where the video is, removed, and brought back', async () => {
    const chapters = page.getByRole('region', { name: 'Chapters' });
    await chapters.getByRole('button', { name: '0:06 North side' }).click();
    await chapters.getByLabel('New chapter at 0:06').fill('Netting');
    await chapters.getByRole('button', { name: 'Add' }).click();
    const netting = chapters.getByRole('button', { name: '0:06 Netting' });
    await expect(netting).toBeVisible();
    await chapters.getByRole('button', { name: 'Remove the chapter Netting' }).click();
    await expect(netting).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(netting).toBeVisible();
    await page.reload();
    await expect(netting).toBeVisible();
  });

  await test.step('an item is pinned to a moment in a video and links back to it', async () => {
    await page.getByRole('button', { name: '0:09 West side, crane' }).click();
    await expect.poll(seconds).toBe(9);
    const pins = page.getByRole('region', { name: 'Pins' });
    await pins.getByRole('button', { name: 'Pin an item at 0:09' }).click();
    await pinRecord(page, 'PI-139');
    const timeline = page.getByRole('group', { name: 'Pins on the timeline' });
    await timeline.getByRole('button', { name: /^1: PI-131 .*, at 0:04$/ }).click();
    await expect.poll(seconds).toBe(4.2);

    await comeBack(page, 'PI-139', 'Video: Flight round the tower, week 40');
    await expect(timeline.getByRole('button', { name: /^2: PI-139 .*, at 0:09$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(seconds).toBe(9);
  });
});

const sample = join(import.meta.dirname, '../../../mock-server/demo/videos/flight.webm');

test('videos are uploaded, and say what a browser cannot show', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(415);
  await page.goto(videosPath);

  await test.step('videos are uploaded and processed by their content', async () => {
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
    const seconds = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
    await expect.poll(seconds).toBeGreaterThan(11);
  });

  await test.step('a video whose picture the browser cannot show says so, with what to do, to its team and to visitors', async () => {
    await turnTo(page, videosPath);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const buffer = mp4Video({ picture: 'hvc1', sound: true });
    await (await chooser).setFiles([{ name: 'Phone.mov', mimeType: 'video/quicktime', buffer }]);
    await expect(page.getByText('Many browsers cannot show Phone.')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'Needs conversion' });
    await card.getByRole('link', { name: 'Phone' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'cannot show its picture' });
    await expect(notice).toContainText('Convert it to MP4 with H.264, and upload it again.');
    const id = new URL(page.url()).searchParams.get('video') ?? '';
    const token = await linkTo(mock, [{ type: 'video', id }]);
    await page.goto(`/public-viewer#${token}`);
    await page.getByRole('link', { name: 'Phone' }).click();
    await expect(notice).toContainText('Ask the person who uploaded it');
  });
});
