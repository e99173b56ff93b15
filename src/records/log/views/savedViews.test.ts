import { describe, expect, it } from 'vitest';
import { type LogViewOptions, readLogView } from '../useLogView';
import { isShown, savedQueryOf, savedViewHref } from './savedViews';

const options: LogViewOptions = {
  filters: { status: ['draft', 'open', 'closed'], assigneeId: null },
  initialFilters: {},
  groups: ['company'],
  sorts: ['number', '-number', '-createdAt'],
  defaultSort: '-createdAt',
};
const read = (search: string) => readLogView(new URLSearchParams(search), options);
const saved = (search: string) => savedQueryOf(read(search), options);
const href = (query: string) =>
  savedViewHref({ path: '/dashboard/rfis', projectId: 'prj_1' }, { id: 'viw_1', query }, options);

describe('a view is saved', () => {
  it('without the project, an open form and other parameters', () => {
    expect(saved('project=prj_1&new=1&saved=viw_2&status=open&utm=x&q=duct')).toBe(
      'q=duct&status=open',
    );
  });

  it('without default values', () => {
    expect(saved('project=prj_1&sort=-createdAt&overdue=no&view=list')).toBe('');
  });

  it('in a form that the contract accepts', () => {
    const query = saved(`q=${encodeURIComponent('Tür & "Fenster" #4?')}&columns=title,due`);
    expect(query).toMatch(/^[A-Za-z0-9*._%+&=-]*$/);
    expect(read(query).q).toBe('Tür & "Fenster" #4?');
  });
});

describe('a saved view leads', () => {
  it('to the list of the current project', () => {
    expect(href('status=open&sort=number')).toBe(
      '/dashboard/rfis?project=prj_1&sort=number&saved=viw_1&status=open',
    );
    expect(href('')).toBe('/dashboard/rfis?project=prj_1&saved=viw_1');
  });

  it.each([
    'project=prj_2',
    'project=prj_2&project=prj_3',
    '%70roject=prj_2',
    '&project=prj_2#project=prj_2',
    'new=1',
    'next=//evil.example',
    'status=lost',
    'sort=color',
    '__proto__=1',
    '?',
    '%',
  ])('nowhere else, with %s', (query) => {
    expect(href(query)).toBe('/dashboard/rfis?project=prj_1&saved=viw_1');
  });

  it('nowhere else by a value that looks like more', () => {
    const address = new URL(href('q=%26project%3Dprj_2%23&assigneeId=x%26new%3D1'), 'http://x');
    expect(address.searchParams.getAll('project')).toEqual(['prj_1']);
    expect(address.searchParams.has('new')).toBe(false);
    expect(address.hash).toBe('');
  });
});

describe('the view', () => {
  it.each([
    ['status=open&status=draft', 'status=draft&status=open'],
    ['columns=title,due', 'columns=due%2Ctitle'],
    ['sort=-createdAt', ''],
    ['q=duct&overdue=true', 'overdue=true&q=duct'],
    ['project=prj_1', 'project=prj_2'],
  ])('%s equals %s', (search, query) => {
    expect(isShown(read(search), query, options)).toBe(true);
  });

  it.each([
    ['status=open', ''],
    ['status=open', 'status=open&status=draft'],
    ['q=a', 'q=b'],
    ['', 'view=board'],
    ['sort=number', 'sort=-number'],
  ])('%s differs from %s', (search, query) => {
    expect(isShown(read(search), query, options)).toBe(false);
  });
});
