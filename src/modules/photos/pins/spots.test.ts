import { expect, it } from 'vitest';
import { directionOf, moved, spotIn, spotOf } from './spots';

it('converts a click to a position in a picture of any size', () => {
  expect(spotIn({ left: 100, top: 50, width: 800, height: 600 }, 300, 350)).toEqual({
    x: 0.25,
    y: 0.5,
  });
  expect(spotIn({ left: -2000, top: 0, width: 4000, height: 10 }, 5000, -3)).toEqual({
    x: 1,
    y: 0,
  });
});

it('moves the crosshair with arrow keys within the picture', () => {
  const corner = { x: 0.995, y: 0 };
  expect(moved(corner, 'ArrowRight', 0.01)).toEqual({ x: 1, y: 0 });
  expect(moved(corner, 'ArrowUp', 0.01)).toEqual(corner);
  expect(moved(corner, 'ArrowDown', 0.1)).toEqual({ x: 0.995, y: 0.1 });
  expect(moved(corner, 'a', 0.1)).toBeNull();
});

it('converts positions in an equirectangular picture to directions', () => {
  expect(directionOf({ x: 0.5, y: 0.5 })).toEqual({ yaw: 0, pitch: 0 });
  expect(directionOf({ x: 0.75, y: 0 })).toEqual({ yaw: 90, pitch: 90 });
  expect(spotOf({ yaw: -90, pitch: -45 })).toEqual({ x: 0.25, y: 0.75 });
});
