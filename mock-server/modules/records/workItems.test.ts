import { describe, expect, it } from 'vitest';
import {
  HARBOR,
  ITEMS,
  outcomeOf,
  pointersOf,
  type Role,
  roles,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

interface Item {
  type: string;
  id: string;
  number: string | null;
  status: string;
  dueDate: string | null;
  overdue: boolean;
  ballInCourt: { id: string }[];
  daysInCourt: number;
}
interface List {
  data: Item[];
  total: number;
  counts: Record<string, number>;
}

const { mock } = await testMock();
const team = new Team(mock, 'work-items');

const list = async (query = '', role: Role = 'project_manager'): Promise<List> => {
  const client = await team.as(role);
  const { status, body } = await client.json<List>('GET', `${HARBOR}/work-items?${query}`);
  expect(status, query).toBe(200);
  return body;
};
const numbers = async (query: string, role?: Role) =>
  (await list(query, role)).data.map(({ number }) => number);

const lists = { punch_item: 'punch-items', rfi: 'rfis', submittal: 'submittals' };

describe('the work items of a project', () => {
  it.each(roles)('match the three lists with any filter for %s', async (role) => {
    const client = await team.as(role);
    for (const query of ['', 'overdue=true', 'ballInCourtId=usr_diego', 'q=level']) {
      const { total, counts } = await list(query, role);
      for (const [type, path] of Object.entries(lists)) {
        const ofLog = await client.json<{ total: number }>('GET', `${HARBOR}/${path}?${query}`);
        expect(counts[type], `${type} ${query}`).toBe(ofLog.body.total);
      }
      expect(total).toBe(Object.values(counts).reduce((sum, n) => sum + n, 0));
    }
  });

  it('come overdue first, then by due date, and closed last', async () => {
    const { data } = await list('limit=50');
    const late = data.filter(({ overdue }) => overdue);
    expect(late.length).toBeGreaterThan(3);
    expect(data.slice(0, late.length)).toEqual(late);
    for (const part of [late, data.slice(late.length)]) {
      const due = part.map(({ dueDate }) => dueDate ?? '9999');
      expect(due).toEqual(due.toSorted());
    }
    expect(data.some(({ status }) => status === 'closed')).toBe(false);
  });

  it('are sorted by waiting time if due on the same day', async () => {
    const sent = { assigneeIds: ['usr_diego'], dueDate: '2026-01-05', title: 'Zebra' };
    team.item({ ...sent, id: 'pch_late', courtSince: '2026-11-20T12:00:00Z' });
    team.rfi({ ...sent, id: 'rfi_early', courtSince: '2026-11-10T12:00:00Z' });
    const { data } = await list('ballInCourtId=usr_diego&limit=2');
    expect(data).toMatchObject([
      { type: 'rfi', id: 'rfi_early', overdue: true, daysInCourt: 11 },
      { type: 'punch_item', id: 'pch_late', ballInCourt: [{ id: 'usr_diego' }], daysInCourt: 1 },
    ]);
    delete team.state.punchItems.pch_late;
    delete team.state.rfis.rfi_early;
  });

  it('are ten by default, and fifty at most', async () => {
    expect((await list()).data).toHaveLength(10);
    const client = await team.as('viewer');
    const answer = client.call('GET', `${HARBOR}/work-items?limit=51`);
    expect(await pointersOf(answer)).toEqual(['/limit']);
  });

  it('are hidden outside of the project', async () => {
    const client = await team.as('subcontractor');
    const answer = client.call('GET', '/projects/prj_riverside/work-items');
    expect(await outcomeOf(answer)).toBe('404 NOT_FOUND');
  });
});

describe('the search for a work item', () => {
  it.each(['PI-012', 'pi-12', 'PI 12', 'pi12'])('finds the number written as %s', async (q) => {
    expect((await numbers(`q=${encodeURIComponent(q)}`))[0]).toBe('PI-012');
  });

  it('finds a number without its letters in all lists, and a submittal without its revision', async () => {
    expect((await numbers('q=12')).slice(0, 3).toSorted()).toEqual([
      'PI-012',
      'RFI-012',
      'SUB-012.0',
    ]);
    expect((await numbers('q=sub-12'))[0]).toBe('SUB-012.0');
  });

  it('puts an exact number first, then matching beginnings, then the latest changes', async () => {
    const item = (id: string, title: string, number: string, updatedAt: string) =>
      team.item({ id, title, number, updatedAt });
    item('pch_a', 'Beside the quokka', 'PI-801', '2026-11-20T00:00:00Z');
    item('pch_b', 'Quokka', 'PI-802', '2026-11-01T00:00:00Z');
    item('pch_c', 'Under the quokka', 'PI-803', '2026-11-21T00:00:00Z');
    item('pch_d', 'Elsewhere', 'QUOKKA', '2026-10-01T00:00:00Z');
    expect(await numbers('q=quokka')).toEqual(['QUOKKA', 'PI-802', 'PI-803', 'PI-801']);
    for (const id of ['pch_a', 'pch_b', 'pch_c', 'pch_d']) delete team.state.punchItems[id];
  });

  it('finds no hidden record, not even by number', async () => {
    team.item({ id: 'pch_draft', number: 'PI-950', status: 'draft', title: 'Foreign wombat' });
    for (const q of ['wombat', 'PI-950', '950']) {
      expect((await list(`q=${q}`)).total, q).toBe(1);
      expect((await list(`q=${q}`, 'subcontractor')).total, q).toBe(0);
    }
    const record = (await team.as('subcontractor')).call('GET', `${ITEMS}/pch_draft`);
    expect(await outcomeOf(record)).toBe('404 NOT_FOUND');
    delete team.state.punchItems.pch_draft;
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
