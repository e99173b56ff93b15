import { expect, test, vi } from 'vitest';
import { readOneScan, readScans, withVisibility } from './scans';

const absent = {
  description: '',
  thumbnailUrl: null,
  visibility: null,
  fileName: null,
  sizeBytes: null,
  pointCount: null,
  processing: null,
  createdAt: null,
  createdBy: null,
  version: null,
  permittedActions: ['update', 'delete', 'download', 'make_private', 'make_public'],
};

test.each([
  ['bare', [{ id: 7, title: 'Slab' }]],
  ['in data', { data: [{ _id: '7', name: 'Slab' }] }],
])('a list of scans is read %s, and what is absent shows as absent', (_, answer) => {
  expect(readScans(answer)).toEqual([
    expect.objectContaining({ ...absent, id: '7', title: 'Slab' }),
  ]);
});

test.each([
  [{ isPublic: true }, { visibility: 'public' }],
  [{ isPublic: false }, { visibility: 'private' }],
  [{ visibility: 'public', isPublic: false }, { visibility: 'public' }],
  [{ visibility: 3 }, { visibility: null }],
  [{ createdAt: 1_700_000_000_000 }, { createdAt: '2023-11-14T22:13:20.000Z' }],
  [{ createdAt: 'yesterday' }, { createdAt: null }],
  [{ version: 'a1' }, { version: 'a1' }],
  [{ version: 3 }, { version: 3 }],
  [{ thumbnail: 'https://files.example/a.png' }, { thumbnailUrl: 'https://files.example/a.png' }],
  [{ thumbnailUrl: 'javascript:alert(1)' }, { thumbnailUrl: null }],
  [
    { sizeBytes: '12', title: 9, processing: 'done' },
    { sizeBytes: null, title: 'Untitled scan' },
  ],
  [{ permittedActions: ['download'] }, { permittedActions: ['download'] }],
])('of a scan, %j is read', (part, expected) => {
  expect(readOneScan({ data: { id: 'a', ...part } })).toMatchObject(expected);
});

test.each([
  ['/api/v1', `${location.origin}/files/a.png`],
  ['https://api.example/v1', 'https://api.example/files/a.png'],
])('with the API at %s, a relative picture is read from its host', (api, expected) => {
  vi.stubEnv('VITE_API_URL', api);
  expect(readOneScan({ id: 'a', thumbnail: '/files/a.png' })?.thumbnailUrl).toBe(expected);
  vi.unstubAllEnvs();
});

test('a scan without an id is left out, since nothing can be done with it', () => {
  expect(readScans([{ title: 'Slab' }, { id: 'b' }]).map(({ id }) => id)).toEqual(['b']);
  expect(readOneScan({ title: 'Slab' })).toBeNull();
});

test('a list shows a visibility that the host has not confirmed yet, in either form', () => {
  for (const answer of [[{ id: 1, isPublic: false }], { data: [{ id: 1, isPublic: false }] }]) {
    expect(readScans(withVisibility(answer, '1', 'public'))[0]?.visibility).toBe('public');
  }
});
