import { describe, expect, it } from 'vitest';
import type { Photo } from '@/api/generated/types.gen';
import { coordinatesOf } from '@/shared/format/coordinates';
import { isPlaced, plotOf, windOf } from './plot';

const photoAt = (id: string, lat: number, lng: number) =>
  ({ id, position: { lat, lng, heading: null } }) as Photo;
const placed = (...photos: Photo[]) => photos.filter(isPlaced);

describe('the site plot', () => {
  it('has north at the top and east on the right, and contains all photos', () => {
    const { spots, span } = plotOf(
      placed(
        photoAt('n', 47.602, -122.334),
        photoAt('s', 47.601, -122.334),
        photoAt('e', 47.6015, -122.333),
      ),
      0.05,
    );
    const [n, s, e] = spots;
    expect(n?.y).toBeLessThan(s?.y ?? 0);
    expect(e?.x).toBeGreaterThan(n?.x ?? 1);
    for (const { x, y } of spots) {
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.07);
    }
    // 0.001 degrees of latitude are 111 m, plus the margin.
    expect(span).toBeCloseTo(111.32 / 0.84, 0);
  });

  it('merges overlapping photos into one spot', () => {
    const { spots } = plotOf(
      placed(
        photoAt('a', 47.601, -122.334),
        photoAt('b', 47.601001, -122.334),
        photoAt('c', 47.602, -122.334),
      ),
      0.05,
    );
    expect(spots.map(({ photos }) => photos.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });

  it('shows a single photo with its surroundings and a round scale', () => {
    const { spots, span, scale } = plotOf(placed(photoAt('a', 47.601, -122.334)), 0.05);
    expect([spots[0]?.x, spots[0]?.y]).toEqual([0.5, 0.5]);
    expect([Math.round(span), scale]).toEqual([24, 5]);
    const inFeet = plotOf(placed(photoAt('a', 47.601, -122.334)), 0.05, null, 'imperial');
    expect(inFeet.scale).toBeCloseTo(10 * 0.3048);
  });
});

it('formats places and directions in words', () => {
  expect(coordinatesOf({ lat: 47.6015, lng: -122.3343 })).toBe('47.60150° N, 122.33430° W');
  expect([0, 44, 181, 350].map(windOf)).toEqual(['north', 'northeast', 'south', 'north']);
});
