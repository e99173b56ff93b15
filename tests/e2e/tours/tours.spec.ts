import type { Locator, Page } from '@playwright/test';
import { bluePanorama, plainJpeg } from '../../support/pictures.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';

const LIST = '/dashboard/3d-view/tours?project=prj_harbor';
const TOUR = '/dashboard/3d-view/tours/tour_level-4?project=prj_harbor';

const isReady = (page: Page) =>
  expect(page.locator('[data-phase="ready"]')).toBeVisible({ timeout: 60_000 });

/** Returns red, green and blue (0 to 255) of an element, at an offset in pixels to the right of its center. */
async function colorOf(page: Page, element: Locator, aside = 0): Promise<number[]> {
  const size = 40;
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
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

/** A tour without scenes. */
async function createTour(page: Page): Promise<void> {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'New tour' }).click();
  await page.getByLabel('Title').fill('Roof');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'No scenes yet' })).toBeVisible();
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

test('links in the picture lead from scene to scene', async ({ signedIn: page }) => {
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Level 4, weekly walk' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Level 4, weekly walk' }).click();
  await isReady(page);
  const scene = page.getByRole('region', { name: '360° photo: East corridor' });
  // The brick wall at the end of the corridor.
  await expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await colorOf(page, scene, 160);
      return red - blue;
    })
    .toBeGreaterThan(30);

  await page.getByRole('button', { name: 'Elevator lobby', exact: false }).first().click();
  await expect(page).toHaveURL(/scene=tsc_level-4_lobby/);
  await page.getByRole('button', { name: 'East corridor' }).first().click();
  await expect(page.getByRole('region', { name: '360° photo: East corridor' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: '360° photo: East corridor' })).toBeVisible();
  // A picture that is under way when the page closes is reported as one that failed.
  await isReady(page);
});

test('the same place shows at two dates, and both pictures turn together, also after hours', async ({
  signedIn: page,
  mock,
  allowConsole,
}) => {
  await page.goto(TOUR);
  await isReady(page);
  allowConsole(/\/__mock\/files\//);
  await mock.endAddresses();
  await page.getByRole('button', { name: /^Compare with/ }).click();
  const both = page.getByRole('region', { name: /^360° photo: East corridor/ });
  await expect(both).toHaveCount(2);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0, { timeout: 60_000 });
  const before = await colorOf(page, both.last());
  // Dragging the first picture by half of its width turns the second one, too.
  const box = await both.first().boundingBox();
  if (!box) throw new Error('It is not on the page.');
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 4, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => colorOf(page, both.last())).not.toEqual(before);
  await expect(page).toHaveURL(/beside=/);
});

test('a tour is built from scenes, a link and a note, published and deleted', async ({
  signedIn: page,
}) => {
  const actions = page.getByRole('button', { name: 'Actions for Roof' });
  await createTour(page);
  // Without a scene, it can be neither published nor shared.
  await page.getByRole('link', { name: 'All virtual tours' }).click();
  await actions.click();
  for (const name of ['Publish', 'Share']) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled();
  }
  await expect(page.getByRole('menuitem', { name: /^Make/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Roof', exact: true }).click();
  for (const title of ['Hatch', 'Parapet']) {
    const dialog = await chooseScenes(page, [bluePanorama()]);
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`${title} is added to the tour`, { exact: true })).toBeVisible();
  }
  await isReady(page);
  const scene = page.getByRole('region', { name: '360° photo: Hatch' });
  await expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await colorOf(page, scene);
      return blue - red;
    })
    .toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
  await page.getByLabel('Link to', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add link in the middle of the view' }).click();
  await expect(page.getByRole('button', { name: 'Remove the link to Parapet' })).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Drain');
  await page.getByRole('button', { name: 'Add note in the middle of the view' }).click();
  const remove = page.getByRole('button', { name: 'Remove the note Drain' });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();

  await page.getByRole('link', { name: 'All virtual tours' }).click();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(page.getByText('Tour published')).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete tour?' });
  await expect(question).toContainText('Roof and its 2 scenes');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(actions).toHaveCount(0);
});

test('several panoramas are uploaded at once, and resume after a reload', async ({
  signedIn: page,
  mock,
}) => {
  await createTour(page);
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
  const chooser = page.waitForEvent('filechooser');
  await unfinished.getByRole('button', { name: 'Resume Ladder to the roof' }).click();
  await (await chooser).setFiles(ladder);
  const scenes = page.getByRole('list', { name: 'Scenes', exact: true });
  const made = scenes.getByRole('listitem').filter({ hasText: 'Ladder to the roof' });
  await expect(made).toContainText('Roof · ');
  // Chosen first, and uploaded last.
  const other = page.waitForEvent('filechooser');
  await unfinished.getByRole('button', { name: 'Resume hatch' }).click();
  await (await other).setFiles(hatch);
  await expect(scenes.getByRole('listitem')).toHaveCount(2);
  await expect(scenes.getByRole('listitem').nth(0)).toContainText('hatch');
  await expect(scenes.getByRole('listitem').nth(1)).toContainText('Ladder to the roof');
  await unfinished.getByRole('button', { name: 'Discard gutter' }).click();
  await expect(unfinished).toHaveCount(0);
  await expect(scenes.getByText('gutter')).toHaveCount(0);
});

test('the list and a tour are accessible on a phone @phone-only', async ({ signedIn: page }) => {
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Level 4, weekly walk' })).toBeVisible();
  await expectNoAxeFindings(page, 'structure');
  await page.getByRole('link', { name: 'Level 4, weekly walk' }).click();
  await isReady(page);
  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
  await expectNoAxeFindings(page, 'structure');
});
