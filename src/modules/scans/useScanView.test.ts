import { describe, expect, it } from 'vitest';
import type { Scan } from '@/api/generated/types.gen';
import { applyView, readScanView, type ScanView, sortings } from './useScanView';

const initial: ScanView = { q: '', sort: 'newest', visibility: 'all', layout: 'grid' };

const scan = (part: Partial<Scan>): Scan => ({
  id: 'scn_1',
  title: 'Level 1',
  description: '',
  thumbnailUrl: null,
  visibility: 'private',
  fileName: 'level-1.ply',
  sizeBytes: 1,
  pointCount: null,
  bounds: null,
  processing: { state: 'ready', progress: 1, error: null },
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  createdBy: { id: 'usr_ana', name: 'Ana Torres', avatarUrl: null },
  permittedActions: [],
  ...part,
});

describe('the view of an address', () => {
  const read = (search: string) => readScanView(new URLSearchParams(search));

  it('is the initial one where it says nothing', () => {
    expect(read('')).toEqual(initial);
  });

  it('is what it says', () => {
    expect(read('q=slab&sort=largest&visibility=public&layout=list')).toEqual({
      q: 'slab',
      sort: 'largest',
      visibility: 'public',
      layout: 'list',
    });
  });

  it.each(['sort=fastest', 'sort=', 'sort=toString', 'sort=constructor', 'sort=__proto__'])(
    'ignores %s',
    (search) => {
      expect(read(search)).toEqual(initial);
    },
  );

  it.each(['visibility=all', 'visibility=PUBLIC', 'visibility=secret', 'layout=table', 'layout='])(
    'ignores %s',
    (search) => {
      expect(read(search)).toEqual(initial);
    },
  );
});

describe('a view of scans', () => {
  const scans = [
    scan({ id: 'a', title: 'Level 10 slab', sizeBytes: 5, createdAt: '2026-11-02T10:00:00Z' }),
    scan({ id: 'b', title: 'Level 2 slab', sizeBytes: 9, createdAt: '2026-11-03T01:00:00+05:00' }),
    scan({
      id: 'c',
      title: 'Roof',
      description: 'Steel before the deck of level 12',
      fileName: 'ROOF-north.e57',
      visibility: 'public',
      sizeBytes: 7,
      createdAt: '2026-11-01T10:00:00Z',
    }),
  ];
  const ids = (view: Partial<ScanView>) =>
    applyView(scans, { ...initial, ...view })
      .map(({ id }) => id)
      .join('');

  it.each([
    ['newest', 'bac'],
    ['oldest', 'cab'],
    ['title', 'bac'],
    ['largest', 'bca'],
  ] as const)('sorts by %s', (sort, order) => {
    expect(ids({ sort })).toBe(order);
  });

  it('has an order for each sorting that the page offers', () => {
    for (const sort of Object.keys(sortings) as ScanView['sort'][]) {
      expect(ids({ sort })).toHaveLength(3);
    }
  });

  it.each([
    ['public', 'c'],
    ['private', 'ba'],
    ['all', 'bac'],
  ] as const)('shows what is %s', (visibility, order) => {
    expect(ids({ visibility })).toBe(order);
  });

  it.each([
    ['slab', 'ba'],
    ['SLAB level', 'ba'],
    ['  roof  ', 'c'],
    ['deck steel', 'c'],
    ['roof-NORTH.e57', 'c'],
    ['level roof', 'c'],
    ['basement', ''],
    ['   ', 'bac'],
    ['.*', ''],
  ])('finds with %j', (q, order) => {
    expect(ids({ q })).toBe(order);
  });

  it('leaves the list as it was', () => {
    const before = [...scans];
    ids({ sort: 'oldest' });
    expect(scans).toEqual(before);
  });
});
