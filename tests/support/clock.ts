import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the clock of the page a second from now. On a busy machine the second may be over first, so it tries again. */
export const pauseClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }).toPass();

/** Advances the clock until something is there; then it has been there for at most 20 ms. */
export const runUntil = (page: Page, there: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(there).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [10] });

/** Advances the clock until something is gone, which may start to leave only after the clock has run. */
export const runUntilGone = (page: Page, there: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(400);
    await expect(there).toHaveCount(0, { timeout: 500 });
  }).toPass();

/**
 * Returns the place of an element once all animations have ended. A page whose clock stands still has no frames that
 * `placeOf` could wait for.
 */
export const placeAtRest = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate(async (element) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return element.getBoundingClientRect().toJSON();
  });

/** Drags an element sideways with the mouse while the clock stands still. */
export async function swipe(page: Page, locator: Locator, distance: number): Promise<void> {
  const place = await placeAtRest(locator);
  // Fractions would add up to 44.99 px.
  const [x, y] = [Math.round(place.x + 60), Math.round(place.y + place.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
  await page.clock.runFor(400);
}
