import jpeg from 'jpeg-js';
import { expect, it } from 'vitest';
import type { Box, Part } from './parts.ts';
import { pictureOf } from './picture.ts';

type Drawn = Pick<Part, 'surfaces'>;

/** Returns a square that lies flat. */
function tile(x: number, far = x + 1): { part: Drawn; box: Box } {
  const positions = new Float32Array([x, 0, 0, far, 0, 0, far, 0, 1, x, 0, 1]);
  const surface = { positions, indices: [0, 2, 1, 0, 3, 2], color: [1, 1, 1], opacity: 1 } as const;
  return { part: { surfaces: () => [surface] }, box: [x, 0, 0, far, 0, 1] };
}

/** The share of the picture that is drawn. */
function shareOf(tiles: readonly ReturnType<typeof tile>[]): number {
  const picture = pictureOf(
    tiles.map(({ part }) => part),
    tiles.map(({ box }) => box),
  );
  const { data } = jpeg.decode(picture);
  const drawn = data.filter((value, index) => index % 4 === 0 && value > 100).length;
  return drawn / (data.length / 4);
}

const row = Array.from({ length: 12 }, (_, x) => tile(x));

it('shows a model as large as without what is astray in it', () => {
  const usual = shareOf(row);
  expect(usual).toBeGreaterThan(0.02);
  expect(shareOf([...row, tile(5e6)])).toBeCloseTo(usual, 2);
});

it('shows the ground around a model', () => {
  expect(shareOf([...row, tile(-100, 100)])).toBeLessThan(shareOf(row));
});
