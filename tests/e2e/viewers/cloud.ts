import type { Locator, Page } from '@playwright/test';
import { placeOf } from '../../support/steady.ts';
import { expect } from '../../support/test.ts';

/** The seed's scan of one floor: 30 m by 18 m, floor level at 0, surrounded by brick walls. */
export const level12 = { id: 'scn_harbor-16', title: 'Level 12, whole floor' } as const;

/** As many points as tests need. The CPU draws them, so there is no shading. */
const BUDGET = 100_000;

interface Eye {
  position: readonly [number, number, number];
  target: readonly [number, number, number];
}

/** In the first room, in front of a window. */
export const inside: Eye = { position: [2.5, 6, 1.5], target: [2.5, 0, 1.5] };
export const above: Eye = { position: [12, 8.999, 18], target: [12, 9, 0] };

export const address = (eye?: Eye, budget = BUDGET): string =>
  `/viewer/potree-viewer?project=prj_harbor&scan=${level12.id}&budget=${budget}&edl=off${
    eye ? `#v=${[...eye.position, ...eye.target].join(',')}` : ''
  }`;

export const stage = (page: Page): Locator =>
  page.getByRole('region', { name: `Point cloud of ${level12.title}` });

/** Waits until all requested points are drawn. */
export async function drawn(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-settled', 'true', { timeout: 60_000 });
}

/** Returns the page position of a point of the cloud, as seen by a pinhole camera of 60 degrees. */
export async function placeFrom(
  page: Page,
  { position, target }: Eye,
  point: readonly number[],
): Promise<{ x: number; y: number }> {
  const box = await placeOf(stage(page));
  const ahead = unit(minus(target, position));
  const right = unit(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const from = minus(point, position);
  const scale = box.height / 2 / Math.tan(Math.PI / 6) / dot(from, ahead);
  return {
    x: box.x + box.width / 2 + dot(from, right) * scale,
    y: box.y + box.height / 2 - dot(from, up) * scale,
  };
}

/** Returns the page position of a point in the orthographic view from above, based on the view in the URL. */
export async function placeOnPlan(
  page: Page,
  [x = 0, y = 0]: readonly number[],
): Promise<{ x: number; y: number; metersPerPixel: number }> {
  const box = await placeOf(stage(page));
  const [, values] = /#v=(.*),parallel$/.exec(page.url()) ?? [];
  if (!values) throw new Error('There is no plan.');
  const [px = 0, py = 0, pz = 0, tx = 0, ty = 0, tz = 0] = values.split(',').map(Number);
  const height = 2 * Math.tan(Math.PI / 6) * Math.hypot(px - tx, py - ty, pz - tz);
  const metersPerPixel = height / box.height;
  return {
    x: box.x + box.width / 2 + (x - tx) / metersPerPixel,
    y: box.y + box.height / 2 - (y - ty) / metersPerPixel,
    metersPerPixel,
  };
}

/** Returns the mean color of a square around the page position of a point: red, green and blue. */
export const colorAt = async (page: Page, eye: Eye, point: readonly number[]) =>
  colorAround(page, await placeFrom(page, eye, point));

export async function colorAround(
  page: Page,
  { x, y }: { x: number; y: number },
): Promise<readonly [number, number, number]> {
  const size = 16;
  const clip = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const mean = (channel: number) => {
      let sum = 0;
      for (let index = channel; index < data.length; index += 4) sum += data[index] ?? 0;
      return Math.round((sum * 4) / data.length);
    };
    return [mean(0), mean(1), mean(2)] as const;
  }, picture);
}

type Vector = readonly number[];
const minus = (a: Vector, b: Vector) => a.map((value, i) => value - Number(b[i]));
const dot = (a: Vector, b: Vector) => a.reduce((sum, value, i) => sum + value * Number(b[i]), 0);
const unit = (a: Vector) => a.map((value) => value / Math.hypot(...a));
const cross = ([ax = 0, ay = 0, az = 0]: Vector, [bx = 0, by = 0, bz = 0]: Vector) => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
