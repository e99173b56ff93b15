import { describe, expect, it } from 'vitest';
import { readView } from '@/shared/collection/view';
import { photoView, queryOf } from './photoView';

const query = (search: string) => queryOf(readView(photoView, new URLSearchParams(search)));

describe('the query for the photos of a view', () => {
  it('has only the page size for an empty view', () => {
    expect(query('')).toEqual({ limit: 100 });
  });

  it('has every filter, but neither the layout nor the open photo', () => {
    const search = 'q=+pump+&album=alb_1&tag=rebar&by=usr_1&from=2026-11-02&to=2026-11-03&is360=1';
    expect(query(`${search}&starred=1&photo=pht_1&layout=map`)).toEqual({
      q: 'pump',
      albumId: 'alb_1',
      tag: 'rebar',
      uploaderId: 'usr_1',
      takenFrom: '2026-11-02',
      takenTo: '2026-11-03',
      is360: true,
      starred: true,
      limit: 100,
    });
  });
});
