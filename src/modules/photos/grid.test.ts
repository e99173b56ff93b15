import { describe, expect, it } from 'vitest';
import type { Photo } from '@/api/generated/types.gen';
import { byDay, byMonth, columnsOf, heightOf } from './grid';

const photo = (id: string, takenOn: string) => ({ id, takenOn }) as Photo;

describe('the photo timeline', () => {
  it('groups photos by day in their order', () => {
    const photos = [photo('c', '2026-11-18'), photo('b', '2026-11-18'), photo('a', '2026-11-17')];
    expect(
      byDay(photos).map(({ date, photos: shown }) => [date, shown.map(({ id }) => id)]),
    ).toEqual([
      ['2026-11-18', ['c', 'b']],
      ['2026-11-17', ['a']],
    ]);
    expect(byDay([])).toEqual([]);
  });

  it('groups photos by month for visitors', () => {
    const photos = [photo('c', '2026-11-18'), photo('b', '2026-11-02'), photo('a', '2026-10-31')];
    expect(byMonth(photos).map(({ date, photos: shown }) => [date, shown.length])).toEqual([
      ['2026-11-01', 2],
      ['2026-10-01', 1],
    ]);
  });

  it('computes the height of a day before it is drawn', () => {
    const four = columnsOf(640);
    expect(four.columns * four.width + (four.columns - 1) * 6).toBeCloseTo(640);
    expect(heightOf(four.columns, four)).toBeLessThan(heightOf(four.columns + 1, four));
    expect(heightOf(1, four)).toBe(heightOf(four.columns, four));
  });

  it('shows three columns on a phone and at least one anywhere', () => {
    expect(columnsOf(358).columns).toBe(3);
    expect(columnsOf(0).columns).toBeGreaterThan(0);
  });
});
