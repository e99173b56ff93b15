import { describe, expect, it } from 'vitest';
import { countFilters, queryOf, readPhotoView } from './usePhotoView';

const view = (search: string) => readPhotoView(new URLSearchParams(search));

describe('what the address says of the photos', () => {
  it('is asked of the server, and no more', () => {
    expect(queryOf(view(''))).toEqual({ limit: 100 });
    const search = 'q=+pump+&album=alb_1&tag=rebar&by=usr_1&from=2026-11-02&to=2026-11-03&is360=1';
    expect(queryOf(view(`${search}&starred=1&photo=pht_1`))).toEqual({
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

  it('is ignored where it means nothing', () => {
    const odd = view(`from=yesterday&is360=no&layout=globe&tag=${'x'.repeat(99)}`);
    expect(odd).toMatchObject({ from: '', is360: false, layout: 'grid' });
    expect(odd.tag).toHaveLength(64);
  });

  it('counts days as one filter', () => {
    expect(countFilters(view('from=2026-11-02&to=2026-11-03&q=x&album=a'))).toBe(1);
  });
});
