import { expect, test } from 'vitest';
import { Pace } from './pace';

const FULL = 1_000_000;
const ROOT = 20_000;

/**
 * Simulates frames while the view moves on a device with the given speed.
 *
 * @returns The points of each frame.
 */
function move(pace: Pace, pointsPerMillisecond: number, frames: number, from = 0): number[] {
  const drawn: number[] = [];
  let now = from;
  for (let frame = 0; frame < frames; frame++) {
    pace.noteChange(now);
    const points = pace.pointsFor(now, FULL, ROOT);
    drawn.push(points);
    now += Math.max(points / pointsPerMillisecond, 16);
  }
  return drawn;
}

test('draws all points during movement on a fast device', () => {
  expect(new Set(move(new Pace(FULL), 100_000, 50))).toEqual(new Set([FULL]));
});

test('draws fewer points during movement on a slow device, and all of them at rest', () => {
  const pace = new Pace(FULL);
  const drawn = move(pace, 3000, 30);
  // 34 to 60 ms per frame.
  expect(drawn.at(-1)).toBeGreaterThan(90_000);
  expect(drawn.at(-1)).toBeLessThan(190_000);
  const later = 60_000;
  expect(pace.isMoving(later)).toBe(false);
  expect(pace.pointsFor(later, FULL, ROOT)).toBe(FULL);
  // The next movement starts with the learned number.
  expect(move(pace, 3000, 1, later + 1000)[0]).toBeLessThan(190_000);
});

test('starts with the number that suits the device', () => {
  expect(move(new Pace(100_000), 100_000, 1)).toEqual([100_000]);
});

test('raises the number again after a slow period', () => {
  const pace = new Pace(FULL);
  move(pace, 1000, 30);
  expect(move(pace, 100_000, 60, 100_000).at(-1)).toBe(FULL);
});

test('never goes below a minimum that shows something', () => {
  expect(move(new Pace(FULL), 1, 30).at(-1)).toBe(30_000);
  const few = new Pace(FULL);
  few.noteChange(0);
  expect(few.pointsFor(0, 25_000, ROOT)).toBe(25_000);
  // It also never goes below the coarsest level of detail.
  const coarse = new Pace(FULL);
  let now = 0;
  for (let frame = 0; frame < 30; frame++, now += 500) {
    coarse.noteChange(now);
    expect(coarse.pointsFor(now, FULL, 49_000)).toBeGreaterThanOrEqual(49_000);
  }
});
