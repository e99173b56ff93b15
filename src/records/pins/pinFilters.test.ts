import { describe, expect, it } from 'vitest';
import type { Pin } from '@/api/generated/types.gen';
import { choicesOf, NO_FILTER, type PinFilter, passes } from './pinFilters';

const now = Date.parse('2026-11-20T12:00:00Z');
const record: Pin['record'] = {
  type: 'punch_item',
  id: 'pch_1',
  number: 'PI-001',
  title: 'Crack',
  status: 'open',
  discipline: 'mechanical',
  companies: [{ id: 'cmp_1', name: 'Cascade Mechanical' }],
  dueDate: '2026-11-24',
  overdue: false,
  createdAt: '2026-11-01T08:00:00Z',
  thumbnailUrl: null,
};
const pinOf = (change: Partial<Pin['record']>): Pin => ({
  id: 'pin_1',
  target: { type: 'plan', id: 'sht_1', title: 'A-101', thumbnailUrl: null },
  anchor: { kind: 'image', x: 0.5, y: 0.5 },
  record: { ...record, ...change },
  checkPosition: false,
  createdAt: '2026-11-01T08:00:00Z',
  createdBy: { id: 'usr_1', name: 'Ana Torres', avatarUrl: null },
  permittedActions: [],
});
const photo: Partial<Pin['record']> = {
  type: 'photo',
  number: null,
  status: null,
  discipline: null,
  dueDate: null,
};

describe('a pin', () => {
  it.each<[Partial<PinFilter>, Partial<Pin['record']>, boolean]>([
    [{}, {}, true],
    [{ status: 'open' }, {}, true],
    [{ status: 'closed' }, {}, false],
    [{ status: 'photo' }, photo, true],
    [{ status: 'open' }, photo, false],
    [{ trade: 'mechanical' }, {}, true],
    [{ trade: 'mechanical' }, photo, false],
    [{ company: 'cmp_1' }, {}, true],
    [{ company: 'cmp_2' }, {}, false],
    [{ date: 'overdue' }, {}, false],
    [{ date: 'overdue' }, { overdue: true }, true],
    [{ date: 'due-7' }, {}, true],
    [{ date: 'due-7' }, { dueDate: '2026-12-24' }, false],
    [{ date: 'due-7' }, { status: 'closed' }, false],
    [{ date: 'due-7' }, photo, false],
    [{ date: 'new-30' }, {}, true],
    [{ date: 'new-7' }, {}, false],
    [{ status: 'open', company: 'cmp_2' }, {}, false],
  ])('with the filter %j and %j passes: %s', (filter, change, isShown) => {
    expect(passes({ ...NO_FILTER, ...filter }, pinOf(change), now)).toBe(isShown);
  });
});

it('offers the values that the pins have, each once', () => {
  const { status, trade, company } = choicesOf([pinOf({}), pinOf({}), pinOf(photo)]);
  expect(status).toEqual([
    ['open', 'Open'],
    ['photo', 'Photo'],
  ]);
  expect(trade).toEqual([['mechanical', 'Mechanical']]);
  expect(company).toEqual([['cmp_1', 'Cascade Mechanical']]);
});
