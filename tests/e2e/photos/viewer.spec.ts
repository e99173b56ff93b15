import { pinRecord } from '../../support/pins.ts';
import { drag, placeOf, pointOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';
import { openPhoto, photosPath, tile, viewer } from './photosPage.ts';

test('photos are compared, drawn on and pinned, and a panorama is not', async ({
  signedIn: page,
}) => {
  await page.goto(photosPath);

  await test.step('a 360° photo opens as a panorama that is neither zoomed nor drawn on', async () => {
    await turnTo(page, `${photosPath}&is360=1`);
    await tile(page, 'Lobby, all around').click();
    const panorama = viewer(page).getByRole('region', { name: 'Lobby, all around, panorama' });
    await expect(panorama.locator('canvas')).toBeVisible();
    for (const name of ['Zoom in', 'Draw on the photo']) {
      await expect(viewer(page).getByRole('button', { name })).toHaveCount(0);
    }
  });

  await test.step('two photos are paired, compared using only the keyboard, and parted again', async () => {
    const open = await openPhoto(page, 'stone floor', 'Stone floor laid');
    const details = open.getByRole('complementary', { name: 'Details' });
    await details.getByRole('button', { name: 'Pair with another photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pair with another photo' });
    await dialog.getByRole('searchbox', { name: 'Search photos' }).fill('ceiling open');
    await dialog
      .getByRole('button', { name: /^Lobby, ceiling open/ })
      .first()
      .click();
    await expect(page.getByText('Photos paired')).toBeVisible();
    await open.getByRole('button', { name: 'Compare before and after' }).click();
    await expect(
      open.getByRole('img', { name: /^(Before|After), .*: Lobby, ceiling open$/ }),
    ).toBeVisible();
    const slider = open.getByRole('slider', { name: 'Share of the earlier photo that is shown' });
    await expect(slider).toBeFocused();
    await expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '52% before, 48% after');
    await expect(open.getByRole('img', { name: /^Before, / })).toHaveCSS(
      'clip-path',
      'inset(0px 48% 0px 0px)',
    );
    await page.keyboard.press('Escape');
    await expect(slider).toHaveCount(0);
    await details.getByRole('button', { name: 'Unpair' }).click();
    await expect(page.getByText('Photos unpaired')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Pair with another photo' })).toBeVisible();
  });

  await test.step('an item is pinned to a place in a photo, and stays there when zoomed', async () => {
    const title = 'Water at column B-4 again';
    const open = await openPhoto(page, 'water at column', title);
    // Paper shows the picture, and nothing to write into.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(open.getByRole('figure').getByRole('img', { name: title })).toBeVisible();
    await expect(open.getByRole('textbox', { name: 'Comment' })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await open.getByRole('button', { name: 'Pin an item' }).click();
    const place = open.getByRole('button', { name: /^Place of the pin: / });
    await expect(place).toBeFocused();
    for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp', 'ArrowUp'])
      await page.keyboard.press(key);
    await expect(place).toHaveAccessibleName(
      'Place of the pin: 40% from the left, 39% from the top',
    );
    await page.keyboard.press('Enter');
    await pinRecord(page, 'PI-139');
    const marker = viewer(page).getByRole('button', { name: /^1: PI-139 .*, Open$/ });
    const picture = viewer(page).getByRole('img', { name: title }).first();
    /** The position of the marker's point in the picture, in percent, and the marker's width. */
    const where = async () => {
      const [box, all] = [await placeOf(marker), await placeOf(picture)];
      const percent = (share: number) => Math.round(share * 100);
      return {
        x: percent((box.x + box.width / 2 - all.x) / all.width),
        y: percent((box.y + box.height - all.y) / all.height),
        width: Math.round(box.width),
      };
    };
    const before = await where();
    expect(before).toMatchObject({ x: 40, y: 39 });
    const small = (await placeOf(picture)).width;
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await placeOf(picture)).width).toBeGreaterThan(small * 1.9);
    await expect.poll(where).toEqual(before);
  });

  await test.step('a drawing is discarded only after a question, and saved next to the unchanged original', async () => {
    const dialog = await openPhoto(page, 'stone floor', 'Stone floor laid');
    const original = await dialog
      .getByRole('link', { name: 'Download the original' })
      .getAttribute('href');
    const bytes = async () => (await page.request.get(original ?? '')).body();
    const before = await bytes();
    const tools = dialog.getByRole('toolbar', { name: 'Drawing' });
    const markup = dialog.getByRole('img', { name: /^Markup/ });
    const sheet = dialog.locator('canvas');
    const at = (x: number, y: number) => ({ locator: sheet, x, y });
    const drawRectangle = async () => {
      await dialog.getByRole('button', { name: 'Draw on the photo' }).click();
      await tools.getByRole('button', { name: 'Rectangle' }).click();
      await drag(page, at(0.2, 0.2), { to: at(0.5, 0.6) });
    };

    await test.step('a drawing is discarded', async () => {
      await drawRectangle();
      await tools.getByRole('button', { name: 'Cancel' }).click();
      await tools.getByRole('button', { name: 'Keep drawing' }).click();
      await tools.getByRole('button', { name: 'Cancel' }).click();
      await tools.getByRole('button', { name: 'Discard' }).click();
      await expect(tools).toHaveCount(0);
      await expect(markup).toHaveCount(0);
    });

    await test.step('a drawing is saved', async () => {
      await drawRectangle();
      const red = tools.getByRole('radio', { name: 'red' });
      await red.focus();
      await page.keyboard.press('ArrowRight');
      await expect(red).not.toBeChecked();
      await page.keyboard.press('t');
      await page.mouse.click(...(await pointOf(at(0.3, 0.7))));
      await page.keyboard.type('Tile is cracked');
      await page.keyboard.press('Enter');
      await tools.getByRole('button', { name: 'Freehand' }).click();
      await drag(page, at(0.7, 0.2), { to: at(0.8, 0.4) });
      await page.keyboard.press('Control+z');
      await tools.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').getByText('Markup saved')).toBeVisible();
    });

    await page.reload();
    const layer = dialog.getByRole('img', { name: 'Markup: Tile is cracked' });
    await expect(layer).toBeVisible();
    await expect(layer.locator('rect')).toHaveCount(1);
    // The last markup was undone.
    await expect(layer.locator('polyline')).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(layer).toBeHidden();
    expect((await bytes()).equals(before)).toBe(true);
  });
});
