import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { photosPath, tile } from '../photos/photosPage.ts';
import { visitor } from '../viewers/visitor.ts';
import { makeTimelapse } from './sharing.ts';

const flight = 'Flight round the tower, week 40';
const camera = 'Tower from the east';

test('a video, an album and a camera are shared by one link and viewed on a phone without an account', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
  allowStatus,
}) => {
  test.slow();
  allowStatus(404, 500);
  const timelapse = makeTimelapse(mock);
  const dialog = page.getByRole('dialog');

  const address =
    await test.step('a video is shared with other items, and their lists load only when needed', async () => {
      await mock.failAlways('listAlbums', { code: 500, example: 'INTERNAL' });
      await page.goto('/dashboard/build-view/videos?project=prj_harbor');
      await page.getByRole('link', { name: flight }).click();
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const requestedUrls: string[] = [];
      page.on('request', (request) => requestedUrls.push(request.url()));
      await dialog.getByRole('button', { name: 'New link' }).click();
      await dialog.getByLabel('Recipient').fill('The neighbors');
      const lists = /\/(scans|models|tours|albums|videos|field-cams)(\?|$)/;
      expect(requestedUrls.filter((url) => lists.test(url))).toEqual([]);

      const field = dialog.getByRole('combobox', { name: 'Also include' });
      await field.click();
      const option = (name: string) => dialog.getByRole('option', { name, exact: true });
      await expect(dialog.getByText('Photo albums could not be loaded.')).toBeVisible();
      await expect(option(camera)).toBeVisible();
      await expect(option(flight)).toHaveCount(0);
      await mock.heal();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog.getByText('could not be loaded')).toHaveCount(0);
      await expect(field).toBeFocused();
      const group = (name: string) => dialog.getByRole('group', { name, exact: true });
      await expect(group('Photo albums').getByRole('option', { name: 'Services' })).toBeVisible();
      for (const name of ['Scans', '3D models', 'Videos', 'Field cameras'])
        await expect(group(name).getByRole('option').first()).toBeAttached();
      await expect(option('Roof steel')).toBeAttached();
      await expect(option('Tower crane base')).toHaveCount(0); // It is private.

      await option('Services').click();
      await field.fill('tower from');
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(dialog.getByText(/and 2 items more/)).toBeVisible();
      await field.press('Escape');
      await dialog.getByRole('button', { name: 'Create link' }).click();
      return dialog.getByLabel('Link', { exact: true }).inputValue();
    });

  const guest = await visitor(browser, mock, tenant);
  const all = guest.page.getByRole('link', { name: 'All 3 shared items' });
  const openItem = (name: string) => guest.page.getByRole('link', { name, exact: true }).click();

  await test.step('the link shows all of its items and is not to be found by search engines', async () => {
    const opened = await guest.page.goto(address);
    expect(opened?.headers()['x-robots-tag']).toContain('noindex');
    const title = guest.page.getByRole('heading', { name: '3 items shared with you' });
    await expect(title).toBeVisible();
    for (const name of [flight, 'Services', camera])
      await expect(guest.page.getByRole('link', { name, exact: true })).toBeVisible();
  });

  await test.step('the photos of an album are viewed, without their files', async () => {
    await openItem('Services');
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expect(guest.page.getByText('Harbor Point Tower')).toBeVisible();
    await guest.page.getByRole('button', { name: /^Clash at the header/ }).click();
    const photo = guest.page.getByRole('dialog', { name: 'Photo Clash at the header' });
    await expect(photo.getByRole('img', { name: /Move 150 mm to the left/ })).toBeVisible();
    await expect(photo.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await photo.getByRole('button', { name: 'Next photo' }).click();
    await expect(guest.page.getByRole('dialog', { name: /^Photo (?!Clash)/ })).toBeVisible();
    await guest.page.getByRole('button', { name: 'Close' }).click();
    await expect(guest.page.getByRole('dialog')).toHaveCount(0);
    expect(guest.addresses.filter((asked) => asked.includes('/__mock/files/'))).toEqual([]);
    await all.click();
  });

  await test.step('a video jumps to a chapter, and hides what was said about it', async () => {
    await openItem(flight);
    await expect(guest.page.getByRole('heading', { level: 1, name: flight })).toBeVisible();
    const chapters = guest.page.getByRole('region', { name: 'Chapters' });
    await chapters.getByRole('button', { name: '0:06 North side' }).click();
    const video = guest.page.locator('video');
    await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBe(6);
    await expect(guest.page.getByText('Netting is still up')).toHaveCount(0);
    await all.click();
  });

  const time = guest.page.getByRole('slider', { name: 'Time of day' });
  const picture = guest.page.getByRole('img', { name: /^Tower from the east at / });
  await test.step('a camera shows its pictures', async () => {
    await openItem(camera);
    await expect(guest.page.getByRole('heading', { level: 1, name: camera })).toBeVisible();
    await expect(guest.page.getByText('1 hour behind')).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    await guest.page.getByRole('button', { name: 'Day before' }).click();
    await expect(time).toHaveAttribute('aria-valuetext', '11:45 PM');
    await time.press('ArrowLeft');
    await expect(time).toHaveAttribute('aria-valuetext', '11:30 PM');
    await expect(picture).toHaveAccessibleName('Tower from the east at 11:30 PM');
  });

  await test.step('a camera shows its time-lapses', async () => {
    await timelapse;
    await guest.page.reload();
    const lapses = guest.page.getByRole('region', { name: 'Time-lapses' });
    await lapses.getByRole('button', { name: /^Play/ }).click();
    const player = guest.page.getByRole('region', { name: 'Time-lapse player' });
    const place = player.getByRole('slider', { name: 'Picture' });
    // Stops at whichever picture is playing.
    await place.press('End');
    await expect(place).toHaveAttribute('aria-valuetext', /^(\d+) of \1,/);
    await expect(player.getByText('each appears 1 hour after it was taken')).toBeVisible();
    await player.getByRole('button', { name: 'Close the time-lapse' }).click();
    await expect(lapses.getByRole('button', { name: /^Play/ })).toBeFocused();
    await expect(time).toBeVisible();
  });

  await test.step('a camera shows nothing while its stream is paused', async () => {
    const { accessToken: token } = await login(mock, demoAccount());
    const data = { paused: true };
    await mock.request('PUT', '/projects/prj_harbor/field-cams/cam_h1/stream', { token, data });
    await guest.page.reload();
    const paused = guest.page.getByRole('heading', { name: 'The camera is paused' });
    await expect(paused).toBeVisible();
    await expect(picture).toHaveCount(0);
  });

  await test.step('an album is not shared any more once it is deleted', async () => {
    // A single photo, so that the page does not wait for all pictures.
    await page.goto(`${photosPath}&q=clash`);
    await expect(tile(page, 'Clash at the header')).toBeVisible();
    const actions = page.getByRole('button', { name: 'Actions for the album Services' });
    const choose = async (item: string) => {
      await actions.click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Share');
    await expect(dialog.getByText('Deleting it ends all of these links.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await choose('Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(actions).toHaveCount(0);
    await guest.page.reload();
    const ended = guest.page.getByRole('heading', { name: 'This link does not work' });
    await expect(ended).toBeVisible();
  });

  const token = new URL(address).hash.slice(1);
  expect(guest.addresses.filter((asked) => asked.includes(token))).toEqual([]);
  expect(guest.findings()).toEqual([]);
  await guest.close();
});
