import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { flight, linkTo, services } from './sharing.ts';

const title = 'Flight round the tower, week 40';

test('a visitor opens a video of a collection, jumps to a chapter and downloads it', async ({
  page,
  mock,
}) => {
  const token = await linkTo(mock, [services, flight], { allowDownload: true });
  await page.goto(`/public-viewer#${token}`);
  await expect(page.getByRole('heading', { name: '2 items shared with you' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const chapters = page.getByRole('region', { name: 'Chapters' });
  await chapters.getByRole('button', { name: '0:06 North side' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBe(6);
  await expect(page.getByText('Netting is still up')).toHaveCount(0);
  await expectNoAxeFindings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toBe(`${title}.webm`);
  await page.getByRole('link', { name: 'All 2 shared items' }).click();
  await expect(page.getByRole('link', { name: 'Services' })).toBeVisible();
});
