import type { Locator, Page } from '@playwright/test';
import { drag } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';
import { scan } from '../scans/scansPage.ts';
import {
  above,
  address,
  colorAround,
  colorAt,
  drawn,
  inside,
  level12,
  placeFrom,
  placeOnPlan,
  stage,
} from './cloud.ts';

/** The brick wall below the window, and the empty area behind the window. */
const WALL = [2.5, 0.15, 0.45];
const WINDOW = [2.5, 0, 1.6];

/** The gray background of the scene. */
const isBackground = (rgb: readonly number[]) =>
  [22, 27, 34].every((value, i) => Math.abs(value - Number(rgb[i])) <= 3);

/** Returns the measured length in meters, once it is shown in meters. */
async function metersOf(list: Locator): Promise<number> {
  const length = list.locator('strong');
  await expect(length).toHaveText(/ m$/);
  return length.evaluate(({ textContent }) => Number.parseFloat(String(textContent)));
}

/** Two places on the floor, 22 m apart, with four walls between them. */
const ends = [1.2, 23.2].map((x) => [x, 1.5, 0] as const);

async function measureDistance(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByRole('button', { name: 'Distance' }).click();
  await drawn(page);
}

test('a scan is viewed: colors, clip box, measurements, and a plan that a link shows, too', async ({
  signedIn: page,
  allowConsole,
}) => {
  test.slow();
  const list = page.getByRole('list', { name: 'Measurements' });

  await test.step('shows its walls in color and by class', async () => {
    await page.goto(address(inside));
    await drawn(page);
    const bar = page.getByRole('banner');
    for (const name of ['Project navigation', 'Search or jump to']) {
      await expect(bar.getByRole('button', { name })).toBeVisible();
    }
    await expect(bar.getByRole('link', { name: 'Harbor Point Tower' })).toBeVisible();
    const [red, green, blue] = await colorAt(page, inside, WALL);
    expect(red).toBeGreaterThan(1.4 * green);
    expect(red).toBeGreaterThan(1.4 * blue);
    expect(isBackground(await colorAt(page, inside, WINDOW))).toBe(true);

    await page.keyboard.press('c');
    const panel = page.getByRole('complementary', { name: 'Display' });
    await panel.getByText('Class', { exact: true }).click();
    await drawn(page);
    await panel.getByRole('button', { name: 'Close Display' }).click();
    // The legend's color for walls, where no gap shows the background.
    await expect.poll(async () => (await colorAt(page, inside, WALL))[0]).toBeGreaterThan(190);
    expect((await colorAt(page, inside, WALL))[2]).toBeLessThan(90);
  });

  await test.step('the clip box hides everything outside of it, using only the keyboard', async () => {
    const isHidden = async () => isBackground(await colorAt(page, inside, WALL));
    expect(await isHidden()).toBe(false);
    await page.keyboard.press('x');
    // Each step is a hundredth of the floor, and the wall is 0.3 m thick.
    const front = page.getByRole('slider', { name: 'Width (y), front end' });
    for (let step = 0; step < 3; step++) await front.press('ArrowRight');
    await expect(page.getByRole('switch', { name: 'Clip to box' })).toBeChecked();
    await expect.poll(isHidden).toBe(true);
    await page.getByRole('button', { name: 'Reset box' }).click();
    await expect.poll(isHidden).toBe(false);
  });

  await test.step('a known length is measured to within one percent', async () => {
    // Only the fragment changes, so the viewer stays open.
    await page.goto(address(above));
    await measureDistance(page);
    // The panel has shifted the center of the view.
    for (const end of ends) {
      const place = await placeFrom(page, above, end);
      await page.mouse.click(place.x, place.y);
    }
    await expect(list.getByRole('listitem')).toHaveCount(1);
    // The project has feet and inches, until the person switches.
    await expect(list.locator('strong')).toHaveText(/^7[12]'-\d+.*"$/);
    await page.getByText('Meters').click();
    expect(Math.abs((await metersOf(list)) - 22)).toBeLessThan(0.22);
  });

  await test.step('shortcuts whose code is lost leave the viewer open', async () => {
    // The code of this dialog loads on its first use. Meanwhile the viewer stays open, also if that fails.
    const canvas = await stage(page).locator('canvas').elementHandle();
    allowConsole(/Failed to (?:load resource|fetch dynamically imported module)/);
    await page.route('**/assets/KeysDialog-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    const lost = page.getByRole('alert').filter({ hasText: 'The shortcuts could not be shown' });
    await expect(lost).toBeVisible();
    await page.unroute('**/assets/KeysDialog-*.js');
    await lost.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).press('Escape');
    expect(await canvas?.evaluate((shown) => shown.isConnected)).toBe(true);
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('measurements survive an interrupted view', async () => {
    const meters = await metersOf(list);
    await stage(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
    const failure = page.getByRole('alert').filter({ hasText: 'The view was interrupted' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
    await failure.getByRole('button', { name: 'Reload the view' }).click();
    await drawn(page);
    await expect(list.locator('strong')).toHaveText(`${meters} m`);
  });

  const plan = await test.step('the view from above has an address of its own', async () => {
    // The whole plan has to fit beside the panel.
    await page.setViewportSize({ width: 1300, height: 700 });
    await page.getByRole('button', { name: 'Top' }).click();
    await expect(page).toHaveURL(/#v=15[\d.,-]*,parallel$/);
    return page.url();
  });

  await test.step('leaving measurements asks, until a saved view has them', async () => {
    const back = page.getByRole('link', { name: 'Back to scans' });
    await back.click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByText('1 measurement is not in a saved view')).toBeVisible();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name').fill('Width of the floor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').getByText('View saved')).toBeVisible();
    await back.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scans' })).toBeVisible();
  });

  await test.step('a scan opens from the list', async () => {
    await scan(page, level12.title).getByRole('link', { name: level12.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: level12.title })).toBeFocused();
  });

  await test.step('a link shows the same plan, whose lengths are right at every height', async () => {
    await page.goto(plan);
    await drawn(page);
    await page.waitForFunction((asked) => location.href === asked, plan);
    // The person switched to meters before.
    const meters = page.getByRole('img', { name: /^Scale bar, \d+ m$/ });
    await expect(meters).toBeVisible();
    await page.getByRole('button', { name: 'Show feet and inches' }).click();
    await expect(page.getByRole('img', { name: /^Scale bar, \d+'-0"$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show meters' }).click();
    await expect(meters).toBeVisible();
    await measureDistance(page);
    for (const end of ends) {
      const place = await placeOnPlan(page, end);
      await page.mouse.click(place.x, place.y);
    }
    await expect(list.getByRole('listitem')).toHaveCount(1);
    expect(Math.abs((await metersOf(list)) - 22)).toBeLessThan(0.22);
  });

  await test.step('a face of the clip box can be dragged', async () => {
    await page.getByRole('button', { name: 'Clip box' }).click();
    await page.getByRole('switch', { name: 'Clip to box' }).click();
    // The panel has made the view narrower.
    await page.getByRole('button', { name: 'Top' }).click();
    await drawn(page);
    const handle = page.getByRole('slider', { name: 'Left face of the clip box' });
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    const floor = await placeOnPlan(page, [1.2, 4]);
    await drag(page, { locator: handle }, { to: { by: [200, 5] }, steps: 1 });
    const expected = 200 * floor.metersPerPixel;
    const moved = async () => Number(await handle.getAttribute('aria-valuenow')) / expected;
    await expect.poll(moved).toBeGreaterThan(0.98);
    expect(await moved()).toBeLessThan(1.02);
    await expect.poll(async () => isBackground(await colorAround(page, floor))).toBe(true);
    await handle.press('Home');
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    await expect.poll(async () => isBackground(await colorAround(page, floor))).toBe(false);
  });
});

test('closed viewers release their memory', async ({ signedIn: page }) => {
  // A small picture is drawn sooner, and holds as much memory for points.
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/viewer?project=prj_harbor');
  const link = page.getByRole('link', { name: new RegExp(`^${level12.title}`) });
  const devtools = await page.context().newCDPSession(page);
  const heap: number[] = [];
  const buffers: number[] = [];
  for (let opened = 0; opened < 12; opened++) {
    await link.click();
    // Some viewers are closed before they show anything.
    if (opened % 2 === 0) await expect(stage(page)).toHaveAttribute('data-nodes', /\d/);
    await page.goBack();
    await expect(link).toBeVisible();
    await devtools.send('HeapProfiler.collectGarbage');
    // The untyped protocol call also reports memory outside the heap, such as point buffers.
    const usage: { usedSize: number; backingStorageSize?: number } =
      await devtools.send('Runtime.getHeapUsage');
    heap.push(usage.usedSize);
    buffers.push(usage.backingStorageSize ?? 0);
  }
  expect(buffers[11]).toBeLessThan(1.1 * Number(buffers[0]));
  // In the first rounds the engine also compiles code, which stays in memory.
  expect(heap[11]).toBeLessThan(1.1 * Number(heap[4]));
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.locator('canvas')).toHaveCount(0);
});
