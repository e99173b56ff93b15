import { describe, expect, it } from 'vitest';
import type { MarkupShape } from '@/api/generated/types.gen';
import { boxOf, moved, scaled, shares } from './shapes';

const arrow: MarkupShape = { type: 'arrow', points: [0.2, 0.3, 0.4, 0.5], color: 'red', text: '' };

describe('shapes on a picture', () => {
  it('are the same at any size of the picture', () => {
    const size = { width: 960, height: 720 };
    expect(scaled(arrow, size)).toEqual([192, 216, 384, 360]);
    expect(shares(scaled(arrow, size), size)).toEqual(arrow.points);
  });

  it('stay inside the picture', () => {
    expect(shares([-5, 900, 2000, 10], { width: 1000, height: 800 })).toEqual([0, 1, 1, 0.0125]);
  });

  it('move as a whole up to the edges', () => {
    expect(moved(arrow, 0.1, 0.1).points).toEqual([0.3, 0.4, 0.5, 0.6]);
    expect(moved(arrow, 9, -9).points).toEqual([0.8, 0, 1, 0.2]);
  });

  it('have the same box from any corner', () => {
    expect(boxOf([10, 20, 4, 50])).toEqual({ x: 4, y: 20, width: 6, height: 30 });
  });
});
