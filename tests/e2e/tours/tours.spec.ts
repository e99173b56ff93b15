import type { Locator, Page } from '@playwright/test';
import { bluePanorama } from '../../support/pictures.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';

const LIST = '/dashboard/3d-view/tours?project=prj_harbor';
const TOUR = '/dashboard/3d-view/tours/tour_level-4?project=prj_harbor';

const isReady = (page: Page) =>
  expect(page.locator('[data-phase="ready"]')).toBeVisible({ timeout: 60_000 });

/** Red, green and blue (0 to 255) of what an element shows, so many pixels to the right of its middle. */
async function colourIn(page: Page, element: Locator, aside = 0): Promise<number[]> {
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

test('one walks from scene to scene by the links in the picture', async ({ signedIn: page }) => {
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Level 4, weekly walk' }).click();
  await isReady(page);
  const scene = page.getByRole('region', { name: '360° photo: East corridor' });
  // The brick wall at the end of the corridor.
  await expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await colourIn(page, scene, 160);
      return red - blue;
    })
    .toBeGreaterThan(30);

  await page.getByRole('button', { name: 'Elevator lobby', exact: false }).first().click();
  await expect(page).toHaveURL(/scene=tsc_level-4_lobby/);
  await page.getByRole('button', { name: 'East corridor' }).first().click();
  await expect(page.getByRole('region', { name: '360° photo: East corridor' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: '360° photo: East corridor' })).toBeVisible();
});

test('the same place is seen at two dates, and both turn together', async ({ signedIn: page }) => {
  await page.goto(TOUR);
  await isReady(page);
  await page.getByRole('button', { name: /^Compare with/ }).click();
  const both = page.getByRole('region', { name: /^360° photo: East corridor/ });
  await expect(both).toHaveCount(2);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0, { timeout: 60_000 });
  const before = await colourIn(page, both.last());
  // Dragging the first by half of its width turns the other away from what it showed.
  const box = await both.first().boundingBox();
  if (!box) throw new Error('It is not on the page.');
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 4, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => colourIn(page, both.last())).not.toEqual(before);
  await expect(page).toHaveURL(/beside=/);
});

test('a tour is put together: scenes, a link and a note, and published', async ({
  signedIn: page,
}) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'New tour' }).click();
  await page.getByLabel('Title').fill('Roof');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'No scenes yet' })).toBeVisible();

  for (const title of ['Hatch', 'Parapet']) {
    await page.getByRole('button', { name: 'Add a scene' }).click();
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByLabel('360° photo').click();
    await (await chooser).setFiles(bluePanorama());
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await isReady(page);
  const scene = page.getByRole('region', { name: '360° photo: Hatch' });
  await expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await colourIn(page, scene);
      return blue - red;
    })
    .toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
  await page.getByLabel('Link to', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Place the link where I look' }).click();
  await expect(page.getByRole('button', { name: 'Remove the link to Parapet' })).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Drain');
  await page.getByRole('button', { name: 'Place the note where I look' }).click();
  await expect(page.getByRole('button', { name: 'Remove the note Drain' })).toBeVisible();

  await page.getByRole('link', { name: 'All virtual tours' }).click();
  await page.getByRole('button', { name: 'Actions for Roof' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(page.getByText('Tour published')).toBeVisible();
});

test('nothing in the list or in a tour keeps anybody out @phone', async ({ signedIn: page }) => {
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Level 4, weekly walk' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Level 4, weekly walk' }).click();
  await isReady(page);
  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
  await expectNoAxeFindings(page);
});
