import { expect, it } from 'vitest';
import { publicThings } from './publicThings';

it('offers public targets', () => {
  const data = [
    { id: 'a', title: 'Facade', visibility: 'public' as const, permittedActions: [] },
    { id: 'b', title: 'Cellar', visibility: 'private' as const, permittedActions: ['share'] },
  ];
  expect(publicThings('scan', { data })).toEqual({
    things: [{ type: 'scan', id: 'a', title: 'Facade' }],
    isCut: false,
  });
});

it('offers targets without a visibility if the user may share them', () => {
  const data = [
    { id: 'a', name: 'Services', permittedActions: ['update', 'share'] },
    { id: 'b', name: 'Facade', permittedActions: ['update'] },
  ];
  expect(publicThings('album', { data, nextCursor: null }).things).toEqual([
    { type: 'album', id: 'a', title: 'Services' },
  ]);
});

it('reports when there are more targets than the page holds', () => {
  expect(publicThings('video', { data: [], nextCursor: 'x' }).isCut).toBe(true);
});
