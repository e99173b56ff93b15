import { comeBack, pinRecord } from '../../support/pins.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';

const FLIGHT = '/dashboard/build-view/videos?project=prj_harbor&video=vid_h1';

test('an item is pinned to a moment in a video and links back to it', async ({
  signedIn: page,
}) => {
  await page.goto(FLIGHT);
  const seconds = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.getByRole('button', { name: '0:09 West side, crane' }).click();
  await expect.poll(seconds).toBe(9);
  const pins = page.getByRole('region', { name: 'Pins' });
  await pins.getByRole('button', { name: 'Pin an item at 0:09' }).click();
  await pinRecord(page, 'PI-139');
  const timeline = page.getByRole('group', { name: 'Pins on the timeline' });
  await timeline.getByRole('button', { name: /^1: PI-131 .*, at 0:04$/ }).click();
  await expect.poll(seconds).toBe(4.2);
  await expectNoAxeFindings(page);

  await comeBack(page, 'PI-139', 'Video: Flight round the tower, week 40');
  await expect(timeline.getByRole('button', { name: /^2: PI-139 .*, at 0:09$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(seconds).toBe(9);
});
