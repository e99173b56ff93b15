import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Opens a model of the tower and waits until it is completely drawn. */
export async function openModel(page: Page, id: string): Promise<void> {
  await page.goto(`/viewer?project=prj_harbor&model=${id}`);
  await settled(page);
}

/** Waits until the picture stops changing. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-phase=ready] canvas[data-busy=false]')).toBeVisible({
    timeout: 60_000,
  });
}

/** Counts the WebGL draw calls of pages opened from now on. @returns the number of calls within 30 frames */
export async function countDrawing(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const draw = prototype.drawElements;
    Object.assign(window, { drawn: 0 });
    prototype.drawElements = function (...what) {
      Reflect.set(window, 'drawn', Reflect.get(window, 'drawn') + 1);
      draw.apply(this, what);
    };
  });
  return () =>
    page.evaluate(async () => {
      const before = Reflect.get(window, 'drawn');
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      return Reflect.get(window, 'drawn') - before;
    });
}

/**
 * Takes a screenshot, and returns the mean color around positions given as fractions of its size.
 * @param size width in pixels of the square that is averaged
 */
export async function colorsAt(
  page: Page,
  places: readonly (readonly [x: number, y: number])[],
  size = 6,
): Promise<Color[]> {
  const picture = await page.locator('canvas').screenshot();
  return page.evaluate(
    async ({ source, at, side }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      return at.map(([x, y]) => {
        const [left, top] = [x * image.width, y * image.height].map((middle) =>
          Math.round(middle - side / 2),
        ) as [number, number];
        const { data } = context?.getImageData(left, top, side, side) ?? { data: [] };
        const mean = (channel: number) => {
          let sum = 0;
          for (let i = channel; i < data.length; i += 4) sum += data[i] ?? 0;
          return sum / (data.length / 4);
        };
        return [mean(0), mean(1), mean(2)] as const;
      });
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, at: places, side: size },
  );
}

/** The dark background of every model. */
export const isBackground = ([r, g, b]: Color): boolean => r < 40 && g < 45 && b < 55;

export const isBrick = ([r, g, b]: Color): boolean => r > g + 30 && g >= b - 10;
