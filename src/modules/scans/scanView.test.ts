import { describe, expect, it } from 'vitest';
import type { Scan } from '@/api/documented/scans';
import { applyView, type ScanView, sortLabels } from './scanView';

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
  upAxis: 'z',
  bounds: null,
  processing: { state: 'ready', progress: 1, error: null },
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  version: 1,
  createdBy: { id: 'usr_ana', name: 'Ana Torres', avatarUrl: null },
  permittedActions: [],
  ...part,
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

  it('has a sort order for each option of the page', () => {
    for (const sort of Object.keys(sortLabels) as ScanView['sort'][]) {
      expect(ids({ sort })).toHaveLength(3);
    }
  });

  it.each([
    ['public', 'c'],
    ['private', 'ba'],
    ['all', 'bac'],
  ] as const)('filters by visibility: %s', (visibility, order) => {
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

  it('does not change the given list', () => {
    const before = [...scans];
    ids({ sort: 'oldest' });
    expect(scans).toEqual(before);
  });
});
