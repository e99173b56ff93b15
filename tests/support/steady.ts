/**
 * One way for each thing that races if it is done by hand: an element may still move after its place was read, and a
 * list may still load after it was counted. The lint rule (scripts/lint/steady.grit) refuses the ways that race.
 */
import { expect, type Locator, type Page } from '@playwright/test';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the place of an element in CSS pixels, once it is the same in two frames. */
export async function placeOf(locator: Locator): Promise<Place> {
  await expect(locator).toBeVisible();
  return locator.evaluate(async (element) => {
    const read = () => element.getBoundingClientRect();
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = read(); ; ) {
      await frame();
      await frame();
      const { x, y, width, height } = read();
      const isSame = before.x === x && before.y === y;
      if (isSame && before.width === width && before.height === height) {
        return { x, y, width, height };
      }
      before = read();
    }
  });
}

/** A point of an element: shares of its width and height, from its upper left corner. */
export interface Spot {
  locator: Locator;
  x?: number;
  y?: number;
}

/** Returns a point of an element that stands still, in CSS pixels. By default, its center. */
export async function pointOf({ locator, x = 0.5, y = 0.5 }: Spot): Promise<[number, number]> {
  const place = await placeOf(locator);
  return [place.x + place.width * x, place.y + place.height * y];
}

interface Drag {
  /** Where the mouse goes: to a spot, or by so many CSS pixels. */
  to: Spot | { by: [right: number, down: number] };
  /** The events on the way. */
  steps?: number;
}

/** Presses the mouse at a spot, moves it, and releases it. */
export async function drag(page: Page, from: Spot, { to, steps = 5 }: Drag): Promise<void> {
  const [x, y] = await pointOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const [endX, endY] = 'by' in to ? [x + to.by[0], y + to.by[1]] : await pointOf(to);
  await page.mouse.move(endX, endY, { steps });
  await page.mouse.up();
}

/** Waits until one of two elements is visible, and returns whether it is the first. */
export async function isFirst(first: Locator, second: Locator): Promise<boolean> {
  await expect(first.or(second).first()).toBeVisible();
  return first.isVisible();
}

/** Returns how many elements there are, once the number has been the same for a quarter of a second. */
export async function countOf(locator: Locator): Promise<number> {
  let known = -1;
  await expect
    .poll(
      async () => {
        const before = known;
        known = await locator.count();
        return known === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return known;
}

/** Returns the text of an element, once it matches. */
export async function textOf(locator: Locator, pattern: RegExp): Promise<string> {
  await expect(locator).toHaveText(pattern);
  return String(await locator.textContent());
}
