import { describe, expect, it } from 'vitest';
import {
  choice,
  dayFilter,
  filter,
  flagFilter,
  openItem,
  readView,
  searchWords,
  textFilter,
  writeView,
} from './view';

const params = {
  q: searchWords,
  sort: choice(['newest', 'title'], 'newest'),
  visibility: filter(['private', 'public']),
  tag: textFilter(),
  from: dayFilter,
  starred: flagFilter,
  photo: openItem('pin'),
};
const initial = {
  q: '',
  sort: 'newest',
  visibility: 'all',
  tag: '',
  from: '',
  starred: false,
  photo: '',
} as const;
const read = (search: string) => readView(params, new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof writeView<typeof params>>[2]) =>
  writeView(params, new URLSearchParams(search), change).toString();

describe('reading a view from the address', () => {
  it('takes the initial values from an empty address', () => {
    expect(read('')).toEqual(initial);
  });

  it('takes every value that is there', () => {
    expect(
      read('q=slab&sort=title&visibility=public&tag=mep&from=2026-11-18&starred=1&photo=pho_1'),
    ).toEqual({
      q: 'slab',
      sort: 'title',
      visibility: 'public',
      tag: 'mep',
      from: '2026-11-18',
      starred: true,
      photo: 'pho_1',
    });
  });

  it.each([
    'sort=fastest',
    'sort=',
    'sort=toString',
    'sort=__proto__',
    'visibility=all',
    'visibility=PUBLIC',
    'from=today',
    'from=2026-13-45',
    'starred=yes',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual(initial);
  });

  it('cuts off a search that is longer than the server accepts', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  });
});

describe('writing a view to the address', () => {
  it('leaves out initial values and keeps other parameters', () => {
    expect(write('project=prj_1&sort=title&starred=1', { sort: 'newest', starred: false })).toBe(
      'project=prj_1',
    );
  });

  it('writes the changed values', () => {
    expect(write('', { q: 'two words', starred: true })).toBe('q=two+words&starred=1');
  });

  it('drops the parameters of the item that was open', () => {
    expect(write('photo=pho_1&pin=pin_1', { photo: 'pho_2' })).toBe('photo=pho_2');
  });
});
