import type { Locator, Page } from '@playwright/test';
import { bluePanorama, plainJpeg } from '../../support/pictures.ts';
import { comeBack, pinRecord } from '../../support/pins.ts';
import { drag, placeOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';

const LIST = '/dashboard/3d-view/tours?project=prj_harbor';

const isReady = (page: Page) =>
  expect(page.locator('[data-phase="ready"]')).toBeVisible({ timeout: 60_000 });

/** Returns red, green and blue (0 to 255) of an element, at an offset in pixels to the right of its center. */
async function colorOf(page: Page, element: Locator, aside = 0): Promise<number[]> {
  const size = 40;
  const box = await placeOf(element);
  const clip = {
    x: box.x + box.width / 2 + aside - size / 2,
    y: box.y + box.height / 2 - size / 2,
    width: size,
    height: size,
  };
  const png = await page.screenshot({ clip });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.drawImage(picture, 0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, png.toString('base64'));
}

/** Opens the dialog for scenes and chooses their pictures. */
async function chooseScenes(page: Page, files: ReturnType<typeof bluePanorama>[]) {
  await page.getByRole('button', { name: 'Add scenes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add scenes' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('360° photos').click();
  await (await chooser).setFiles(files);
  return dialog;
}

const scene = (page: Page, title: string) =>
  page.getByRole('region', { name: `360° photo: ${title}` });

test('a tour is walked: links, pins, saved views, and two dates of the same place', async ({
  signedIn: page,
  mock,
  allowConsole,
}) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = (name: string) => page.getByRole('complementary', { name });
  const east = scene(page, 'East corridor');

  await test.step('links in the picture lead from scene to scene', async () => {
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Level 4, weekly walk' }).click();
    await isReady(page);
    // The brick wall at the end of the corridor.
    await expect
      .poll(async () => {
        const [red = 0, , blue = 0] = await colorOf(page, east, 160);
        return red - blue;
      })
      .toBeGreaterThan(30);
    await page.getByRole('button', { name: 'Elevator lobby', exact: false }).first().click();
    await expect(page).toHaveURL(/scene=tsc_level-4_lobby/);
    await expect(scene(page, 'Elevator lobby')).toBeVisible();
    await page.getByRole('button', { name: 'East corridor' }).first().click();
    await expect(east).toBeVisible();
  });

  await test.step('an item is pinned to a direction in a scene and links back to it', async () => {
    await page.getByRole('button', { name: /^Pins/ }).click();
    const pins = panel('Pins');
    await expect(pins.getByRole('listitem')).toHaveCount(1);
    await pins.getByRole('button', { name: 'Pin an item' }).click();
    await expect(pins.getByRole('status')).toContainText('press Enter');
    await page.keyboard.press('Enter');
    await pinRecord(page, 'PI-139');
    const ownPin = pins.getByRole('listitem').filter({ hasText: 'PI-139' });
    await expect(ownPin).toContainText('East corridor');
    const marker = page.getByRole('button', { name: /^2: PI-139 .*, Open$/ });
    await expect(marker).toBeVisible();

    // The pin is not visible in another scene, and the item leads back to it.
    await pins.getByRole('button', { name: /^1 ?RFI-054/ }).click();
    await expect(scene(page, 'Elevator lobby')).toBeVisible();
    await expect(page.getByRole('button', { name: /^1: RFI-054 / })).toBeVisible();
    await expect(marker).toBeHidden();
    await comeBack(page, 'PI-139', 'Tour: Level 4, weekly walk');
    await expect(east).toBeVisible();
    await expect(marker).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
  });

  await test.step('a saved view of a tour shows the same picture again, also by its link', async () => {
    const tour = '/dashboard/3d-view/tours/tour_level-4?project=prj_harbor';
    await page.goto(`${tour}&scene=tsc_level-4_gallery&look=-60,5,35`);
    await isReady(page);
    await page.getByRole('button', { name: 'Saved views' }).click();
    const views = panel('Saved views');
    await expect(views.getByRole('listitem')).toHaveCount(1);
    await views.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name').fill('Gallery, ceiling open');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').getByText('View saved')).toBeVisible();

    await views.getByRole('button', { name: /^Down the corridor/ }).click();
    await expect(page).toHaveURL(/scene=tsc_level-4_corridor-east&look=22%2C-2%2C35/);
    await expect(east).toBeVisible();
    await views.getByRole('button', { name: /^Gallery, ceiling open/ }).click();
    await expect(page).toHaveURL(/scene=tsc_level-4_gallery&look=-60%2C5%2C35/);
    await expect(scene(page, 'Gallery north of the core')).toBeVisible();
    // The button shows the direction of the picture once it has stopped moving.
    const looked = async () => {
      await page.getByRole('button', { name: /^Copy link to view/ }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(looked).toMatch(/scene=tsc_level-4_gallery&look=-60%2C5%2C35$/);
    await views.getByRole('button', { name: /^Down the corridor/ }).click();
    await expect(east).toBeVisible();
  });

  await test.step('the same place shows at two dates, and both pictures turn together, also after hours', async () => {
    allowConsole(/\/__mock\/files\//);
    await page.getByRole('button', { name: 'Scenes', exact: true }).click();
    await mock.endAddresses();
    await page.getByRole('button', { name: /^Compare with/ }).click();
    const both = page.getByRole('region', { name: /^360° photo: East corridor/ });
    await expect(both).toHaveCount(2);
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    const before = await colorOf(page, both.last());
    // Dragging the first picture by a quarter of its width turns the second one, too.
    const { width } = await placeOf(both.first());
    const start = { locator: both.first(), x: 0.25 };
    await drag(page, start, { to: { by: [width / 4, 0] }, steps: 8 });
    await expect.poll(() => colorOf(page, both.last())).not.toEqual(before);
    await expect(page).toHaveURL(/beside=/);
  });
});

test('a tour is built from panoramas, also after a reload, and from a link and a note, published and deleted', async ({
  signedIn: page,
  mock,
}) => {
  test.slow();
  const actions = page.getByRole('button', { name: 'Actions for Roof' });
  const choose = async (name: string) => {
    await actions.click();
    await page.getByRole('menuitem', { name }).click();
  };
  const scenes = page.getByRole('list', { name: 'Scenes', exact: true });

  await test.step('a tour without a scene can be neither published nor shared', async () => {
    await page.goto(LIST);
    await page.getByRole('button', { name: 'New tour' }).click();
    await page.getByLabel('Title').fill('Roof');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'No scenes yet' })).toBeVisible();
    await page.getByRole('link', { name: 'All tours' }).click();
    await actions.click();
    for (const name of ['Publish', 'Share']) {
      await expect(page.getByRole('menuitem', { name })).toBeDisabled();
    }
    await expect(page.getByRole('menuitem', { name: /^Make/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Roof', exact: true }).click();
  });

  await test.step('several panoramas are uploaded at once, and resume after a reload', async () => {
    const flat = { ...bluePanorama('flat.jpg'), buffer: plainJpeg(200, 150, [90, 90, 90]) };
    const [hatch, ladder] = [bluePanorama('hatch.jpg'), bluePanorama('ladder.jpg')];
    const dialog = await chooseScenes(page, [hatch, flat, ladder, bluePanorama('gutter.jpg')]);
    await expect(dialog.getByRole('alert')).toContainText('flat.jpg is not a 360° photo');
    await dialog.getByLabel('Title of ladder.jpg').fill('Ladder to the roof');
    await dialog.getByLabel('Floor').fill('Roof');
    await mock.failAlways('addUploadChunk', { code: 503 });
    await dialog.getByRole('button', { name: 'Add 3 scenes' }).click();
    const dock = page.getByRole('region', { name: 'Uploads', exact: true });
    await expect(dock.getByText(/trying again/)).toHaveCount(3);
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await mock.heal();

    const unfinished = page.getByRole('region', { name: 'Unfinished uploads' });
    await expect(unfinished.getByRole('listitem')).toHaveCount(3);
    const resume = async (title: string, file: typeof hatch) => {
      const chooser = page.waitForEvent('filechooser');
      await unfinished.getByRole('button', { name: `Resume ${title}` }).click();
      await (await chooser).setFiles(file);
    };
    await resume('Ladder to the roof', ladder);
    const made = scenes.getByRole('listitem').filter({ hasText: 'Ladder to the roof' });
    await expect(made).toContainText('Roof · ');
    // Chosen first, and uploaded last.
    await resume('hatch', hatch);
    await expect(scenes.getByRole('listitem')).toHaveText([/hatch/, /Ladder to the roof/]);
    await unfinished.getByRole('button', { name: 'Discard gutter' }).click();
    await expect(unfinished).toHaveCount(0);
    await expect(scenes.getByText('gutter')).toHaveCount(0);
  });

  await test.step('a single panorama is added with a title', async () => {
    const dialog = await chooseScenes(page, [bluePanorama()]);
    await dialog.getByLabel('Title').fill('Parapet');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Parapet is added to the tour', { exact: true })).toBeVisible();
    // The list of uploads stays open over the controls of the scene.
    await page.getByRole('button', { name: 'Close uploads' }).click();
    await scenes.getByRole('button', { name: /^hatch/ }).click();
    await isReady(page);
    await expect
      .poll(async () => {
        const [red = 0, , blue = 0] = await colorOf(page, scene(page, 'hatch'));
        return blue - red;
      })
      .toBeGreaterThan(100);
  });

  await test.step('a link and a note are added to a scene, and a removal is undone', async () => {
    await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
    const linked = page.getByLabel('Link to', { exact: true });
    const parapet = linked.getByRole('option', { name: 'Parapet' });
    await linked.selectOption(await parapet.getAttribute('value'));
    await page.getByRole('button', { name: 'Add link in the middle of the view' }).click();
    await expect(page.getByRole('button', { name: 'Remove the link to Parapet' })).toBeVisible();
    await page.getByLabel('Note', { exact: true }).fill('Drain');
    await page.getByRole('button', { name: 'Add note in the middle of the view' }).click();
    const remove = page.getByRole('button', { name: 'Remove the note Drain' });
    await remove.click();
    await expect(remove).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();
  });

  await test.step('the tour is published and deleted', async () => {
    await page.getByRole('link', { name: 'All tours' }).click();
    await choose('Publish');
    await expect(page.getByText('Tour published')).toBeVisible();
    await choose('Delete');
    const question = page.getByRole('dialog', { name: 'Delete tour?' });
    await expect(question).toContainText('Roof and its 3 scenes');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(actions).toHaveCount(0);
  });
});
