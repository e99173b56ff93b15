import { describe, expect, it } from 'vitest';
import { countFilters, type LogViewOptions, readLogView, writeLogView } from './useLogView';

const options: LogViewOptions = {
  filters: { status: ['draft', 'open', 'closed'], assigneeId: null },
  initialFilters: {},
  groups: ['company'],
  sorts: ['number', '-number', '-createdAt'],
  defaultSort: '-createdAt',
};
const read = (search: string) => readLogView(new URLSearchParams(search), options);
const write = (search: string, change: object) =>
  writeLogView(new URLSearchParams(search), { ...read(search), ...change }, options).toString();

describe('the view of a log', () => {
  it('starts without search and filters', () => {
    expect(read('')).toEqual({
      q: '',
      sort: '-createdAt',
      overdue: false,
      dueFrom: '',
      dueTo: '',
      filters: {},
      columns: null,
      board: false,
      group: '',
      saved: '',
    });
  });

  it('is read from the address', () => {
    expect(
      read(
        'q=duct&sort=number&overdue=true&status=open&status=draft&assigneeId=usr_1&columns=a,b&dueFrom=2026-03-01&dueTo=2026-03-31&view=board',
      ),
    ).toEqual({
      q: 'duct',
      sort: 'number',
      overdue: true,
      dueFrom: '2026-03-01',
      dueTo: '2026-03-31',
      filters: { status: ['open', 'draft'], assigneeId: ['usr_1'] },
      columns: ['a', 'b'],
      board: true,
      group: '',
      saved: '',
    });
  });

  it.each([
    'sort=color',
    'status=lost',
    'status=',
    'overdue=1',
    'assigneeId=',
    'dueFrom=soon',
    'dueTo=2026-13-41',
    'view=map',
    'group=color',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('removes duplicate values', () => {
    expect(read('status=open&status=open').filters).toEqual({ status: ['open'] });
  });

  it('cuts off a search that is longer than the server accepts', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  });
});

describe('its address', () => {
  it('contains what differs from the defaults, and keeps other parameters', () => {
    expect(write('project=prj_1', { q: 'duct', filters: { status: ['open', 'draft'] } })).toBe(
      'project=prj_1&q=duct&status=open&status=draft',
    );
  });

  it('drops values that return to the defaults', () => {
    const search = 'project=prj_1&q=duct&sort=number&overdue=true&status=open&columns=a';
    const change = { q: '', sort: '-createdAt', overdue: false, filters: {}, columns: null };
    expect(write(search, change)).toBe('project=prj_1');
  });

  it('reads back as it was written', () => {
    const view = read('q=%26%3D&status=closed&columns=title');
    expect(readLogView(writeLogView(new URLSearchParams(), view, options), options)).toEqual(view);
  });
});

it('counts filters, not their values, and not the search', () => {
  expect(countFilters(read('q=duct&status=open&status=draft&overdue=true'), options)).toBe(2);
});

describe('an initial filter', () => {
  const open = { ...options, initialFilters: { status: ['draft', 'open'] } };
  const statusIn = (search: string) =>
    readLogView(new URLSearchParams(search), open).filters.status;
  const addressOf = (search: string, change: object) => {
    const query = new URLSearchParams(search);
    return writeLogView(query, { ...readLogView(query, open), ...change }, open).toString();
  };

  it.each([
    ['', ['draft', 'open']],
    ['status=lost', ['draft', 'open']],
    ['status=closed', ['closed']],
    ['status=all', undefined],
    ['view=board', undefined],
  ])('is on unless the address says otherwise: %j', (search, expected) => {
    expect(statusIn(search)).toEqual(expected);
  });

  it.each([
    ['', { q: 'duct' }, 'q=duct'],
    ['', { filters: {} }, 'status=all'],
    ['status=all', { filters: { status: ['open', 'draft'] } }, ''],
    ['', { board: true }, 'view=board'],
    ['view=board', { board: false }, 'status=all'],
  ])('is not in the address, but its absence is: %j', (search, change, expected) => {
    expect(addressOf(search, change)).toBe(expected);
  });

  it('is no filter that the user has set', () => {
    expect(countFilters(readLogView(new URLSearchParams('overdue=true'), open), open)).toBe(1);
  });
});
