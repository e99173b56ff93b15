import { describe, expect, test } from 'vitest';
import { type ColumnWidth, fitColumns } from './fitColumns';

const punchList: readonly ColumnWidth[] = [
  { id: 'number', size: 88, least: 72, sticky: true },
  { id: 'title', size: 320, least: 240, sticky: true },
  { id: 'status', size: 190, least: 186 },
  { id: 'court', size: 210, least: 168 },
  { id: 'due', size: 200, least: 190 },
  { id: 'priority', size: 104, least: 92 },
  { id: 'location', size: 190, least: 132 },
];
/** The sum of what they need and of what they wish. */
const NEED = 1080;
const WISH = 1302;

const total = (widths: Readonly<Record<string, number>>) =>
  Object.values(widths).reduce((sum, width) => sum + width, 0);

describe('fitColumns', () => {
  test.each<[string, number | null, Record<string, number>, string[]]>([
    ['all of them where the width is unknown', null, {}, []],
    ['all of them beside the navigation at 1440 px', 1160, {}, []],
    ['all of them where they just fit', NEED, {}, []],
    ['without the last one for want of 1 px', NEED - 1, {}, ['location']],
    ['without the last two', NEED - 133, {}, ['priority', 'location']],
    ['only what stays in view', 100, {}, ['status', 'court', 'due', 'priority', 'location']],
    ['all of them after one was made wider than the room', 1160, { title: 900 }, []],
    ['one more after another was made narrow', NEED - 60, { court: 100 }, []],
  ])('shows %s', (_, room, chosen, hidden) => {
    const fit = fitColumns(punchList, room, chosen);
    expect(fit.hidden).toEqual(hidden);
    expect(Object.keys(fit.widths)).toEqual(
      punchList.map(({ id }) => id).filter((id) => !hidden.includes(id)),
    );
  });

  test.each<[string, readonly ColumnWidth[], number, string[]]>([
    [
      'the lowest priority',
      [
        { id: 'name', size: 100, sticky: true },
        { id: 'kind', size: 100, priority: -1 },
        { id: 'day', size: 100 },
        { id: 'sum', size: 100, priority: 1 },
      ],
      300,
      ['kind'],
    ],
    [
      'the lowest priorities, then the last one',
      [
        { id: 'name', size: 100, sticky: true },
        { id: 'kind', size: 100, priority: -1 },
        { id: 'day', size: 100 },
        { id: 'person', size: 100 },
        { id: 'sum', size: 100, priority: 1 },
      ],
      300,
      ['kind', 'person'],
    ],
    [
      'none that the table would be wrong without',
      [
        { id: 'name', size: 100, sticky: true },
        { id: 'sum', size: 100, priority: Infinity },
      ],
      100,
      [],
    ],
    [
      'not the one that takes what is left',
      [
        { id: 'number', size: 100, sticky: true },
        { id: 'title', size: 100, grows: true },
        { id: 'from', size: 100 },
      ],
      150,
      ['from'],
    ],
  ])('leaves out %s', (_, columns, room, hidden) => {
    expect(fitColumns(columns, room, {}).hidden).toEqual(hidden);
  });

  test.each([NEED, 1100, 1160, WISH, 2000])('fills a room of %i px to the last pixel', (room) => {
    const { widths } = fitColumns(punchList, room, {});
    expect(total(widths)).toBe(room);
    for (const { id, least = 0 } of punchList) expect(widths[id]).toBeGreaterThanOrEqual(least);
  });

  test('gives the title what is left', () => {
    const { widths } = fitColumns(punchList, WISH + 340, {});
    expect(widths).toMatchObject({ title: 660, status: 190, location: 190 });
  });

  test('keeps the widths that the user has set', () => {
    const { widths } = fitColumns(punchList, 2000, { title: 400, due: 90 });
    expect(widths).toMatchObject({ title: 400, due: 90, status: 190 });
  });

  test('lets narrow columns keep their width, and wide ones give a quarter', () => {
    const columns = [
      { id: 'name', size: 100, sticky: true },
      { id: 'day', size: 120 },
      { id: 'text', size: 200 },
    ];
    expect(fitColumns(columns, 370, {}).widths).toEqual({ name: 100, day: 120, text: 150 });
    expect(fitColumns(columns, 369, {}).hidden).toEqual(['text']);
  });
});
