import { describe, expect, it } from 'vitest';
import type { Photo } from '@/api/generated/types.gen';
import { byDay, columnsOf, heightOf } from './grid';

const photo = (id: string, takenOn: string) => ({ id, takenOn }) as Photo;

describe('the timeline', () => {
  it('has a section for each day, in the order of the photos', () => {
    const photos = [photo('c', '2026-11-18'), photo('b', '2026-11-18'), photo('a', '2026-11-17')];
    expect(byDay(photos).map(({ date, photos: own }) => [date, own.map(({ id }) => id)])).toEqual([
      ['2026-11-18', ['c', 'b']],
      ['2026-11-17', ['a']],
    ]);
    expect(byDay([])).toEqual([]);
  });

  it('knows how tall a day is before it is drawn', () => {
    const four = columnsOf(640);
    expect(four.columns * four.width + (four.columns - 1) * 6).toBeCloseTo(640);
    expect(heightOf(four.columns, four)).toBeLessThan(heightOf(four.columns + 1, four));
    expect(heightOf(1, four)).toBe(heightOf(four.columns, four));
  });

  it('has three in a row on a phone, and never none', () => {
    expect(columnsOf(358).columns).toBe(3);
    expect(columnsOf(0).columns).toBeGreaterThan(0);
  });
});
