import { describe, expect, it } from 'vitest';
import { ITEMS, pointersOf, type Role, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import { csv } from '../../core/lists/csv.ts';

interface Row {
  id: string;
  number: string | null;
  title: string;
  status: string;
  priority: string;
  dueDate: string | null;
  daysInCourt: number;
  overdue: boolean;
  createdAt: string;
  updatedAt: string;
  assignees: { id: string }[];
  ballInCourt: { id: string }[];
  private: boolean;
}
interface List {
  data: Row[];
  total: number;
  counts: Record<string, number>;
  nextCursor: string | null;
  groups?: { id: string | null; name: string; count: number }[];
}

const { mock } = await testMock();
const team = new Team(mock, 'lists');
const list = async (query = '', role: Role = 'project_manager'): Promise<List> => {
  const { status, body } = await (await team.as(role)).json<List>('GET', `${ITEMS}?${query}`);
  expect(status, query).toBe(200);
  return body;
};

/** Reads all pages. */
async function pages(query: string, role: Role = 'project_manager', meanwhile = () => {}) {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const next = await list(`${query}&limit=40${cursor ? `&cursor=${cursor}` : ''}`, role);
    rows.push(...next.data);
    cursor = next.nextCursor;
    meanwhile();
  } while (cursor);
  return rows;
}

describe('groups', () => {
  it.each([
    'assignee&sort=title',
    'assignee&sort=-dueDate',
    'company&sort=-daysInCourt',
    'location',
  ])('follow each other, with their numbers: %s', async (query) => {
    const { total } = await list('limit=1');
    const { groups = [] } = await list(`groupBy=${query}&limit=1`);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const names = groups.filter(({ id }) => id !== null).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    const rows = await pages(`groupBy=${query}`);
    const ungrouped = await pages(query.replace(/^\w+&?/, ''));
    let start = 0;
    for (const { id, count } of groups) {
      const groupIds = rows.slice(start, start + count).map((row) => row.id);
      expect(groupIds).toEqual(
        ungrouped.map((row) => row.id).filter((rowId) => groupIds.includes(rowId)),
      );
      if (query.startsWith('assignee'))
        for (const row of rows.slice(start, start + count))
          expect(row.assignees[0]?.id ?? null).toBe(id);
      start += count;
    }
  });
});

describe('filters', () => {
  it('match any of the given values, and count all statuses', async () => {
    const { data, total, counts } = await list('status=open&status=pending_reins&limit=100');
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['open', 'pending_reins']));
    expect(total).toBe(38);
    expect(data).toHaveLength(38);
    expect((counts.open ?? 0) + (counts.pending_reins ?? 0)).toBe(38);
    expect(counts).toMatchObject({ draft: 10, closed: 104 });
  });

  it.each([
    ['priority=urgent&priority=low', (row: Row) => ['urgent', 'low'].includes(row.priority)],
    ['overdue=true', (row: Row) => row.overdue],
    ['overdue=false', (row: Row) => !row.overdue],
    [
      'dueFrom=2026-11-21&dueTo=2026-11-30',
      ({ dueDate }: Row) => (dueDate ?? '') >= '2026-11-21' && (dueDate ?? 'z') <= '2026-11-30',
    ],
    ['assigneeId=cmp_cascade', (row: Row) => row.assignees.some(({ id }) => id === 'cmp_cascade')],
    [
      'ballInCourtId=usr_diego',
      (row: Row) => row.ballInCourt.some(({ id }) => ['usr_diego', 'cmp_cascade'].includes(id)),
    ],
    [
      'ballInCourtId=cmp_cascade',
      (row: Row) => row.ballInCourt.some(({ id }) => id === 'cmp_cascade'),
    ],
  ])('%s', async (query, passes) => {
    const all = await pages('');
    const found = await pages(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect(found.map(({ id }) => id)).toEqual(all.filter(passes).map(({ id }) => id));
  });

  it.each([
    ['status=done', '/status/0'],
    ['sort=color', '/sort'],
    ['overdue=maybe', '/overdue'],
    ['dueFrom=yesterday', '/dueFrom'],
    ['limit=101', '/limit'],
    ['cursor=nope', '/cursor'],
  ])('%s is refused', async (query, pointer) => {
    const answer = (await team.as('viewer')).call('GET', `${ITEMS}?${query}`);
    expect(await pointersOf(answer)).toEqual([pointer]);
  });
});

describe('the search', () => {
  it('finds words in any text, ignoring case and accents', async () => {
    team.item({
      id: 'pch_cafe',
      number: 'PI-901',
      title: 'Café counter Ärger',
      locationDetail: 'Podium',
    });
    for (const q of ['cafe', 'CAFÉ podium', 'arger cascade', 'pi-901']) {
      const { data } = await list(`q=${encodeURIComponent(q)}`);
      expect(
        data.map(({ id }) => id),
        q,
      ).toEqual(['pch_cafe']);
    }
    expect((await list('q=cafe%20roof')).total).toBe(0);
    delete team.state.punchItems.pch_cafe;
  });
});

describe('the order', () => {
  const priorities = ['low', 'normal', 'high', 'urgent'];
  const statuses = ['draft', 'open', 'pending_reins', 'closed'];
  const keys: Record<string, (row: Row) => string | number | null> = {
    number: (row) => row.number,
    title: (row) => row.title.toLowerCase(),
    status: (row) => statuses.indexOf(row.status),
    priority: (row) => priorities.indexOf(row.priority),
    dueDate: (row) => row.dueDate,
    daysInCourt: (row) => (row.status === 'closed' ? null : row.daysInCourt),
    createdAt: (row) => row.createdAt,
    updatedAt: (row) => row.updatedAt,
  };

  it.each(
    Object.entries(keys).flatMap(
      ([name, key]) =>
        [
          [name, key, 1],
          [`-${name}`, key, -1],
        ] as const,
    ),
  )('%s', async (sort, key, sign) => {
    const rows = await pages(`sort=${sort}`);
    expect(rows).toHaveLength(152);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(152);
    const found = rows.map(key);
    const known = found.filter((k) => k !== null);
    expect(found.slice(known.length).every((k) => k === null)).toBe(true);
    known.forEach((k, i) => {
      const next = known[i + 1];
      if (next !== undefined && k !== next) expect(k < next ? 1 : -1, `${k} ${next}`).toBe(sign);
    });
  });

  it('stays stable across pages while items are added and removed', async () => {
    const before = await pages('sort=-createdAt');
    const seeded = { ...team.state.punchItems };
    let made = 0;
    const rows = await pages('sort=-createdAt', 'project_manager', () => {
      team.item({ id: `pch_new${made++}`, createdAt: '2026-11-21T11:59:00Z' });
      const gone = before[45];
      if (gone) delete team.state.punchItems[gone.id];
    });
    const expected = before.filter((_, i) => i !== 45).map(({ id }) => id);
    expect(rows.map(({ id }) => id)).toEqual(expected);
    team.state.punchItems = seeded;
  });

  it('rejects a cursor of another order', async () => {
    const { nextCursor } = await list('limit=2&sort=title');
    const answer = (await team.as('viewer')).call(
      'GET',
      `${ITEMS}?sort=number&cursor=${nextCursor}`,
    );
    expect(await pointersOf(answer)).toEqual(['/cursor']);
  });
});

describe('the spreadsheet', () => {
  it('has all filtered rows in order, with quotes where needed', async () => {
    const client = await team.as('superintendent');
    team.item({
      id: 'pch_csv',
      title: '=cmd|"/c calc"!A1',
      locationDetail: 'Größe, 5 "zoll"\nNorth',
      priority: 'urgent',
    });
    const response = await client.call('GET', `${ITEMS}/export?q=zoll`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="punch-items-20261121T120000Z.csv"',
    );
    const text = Buffer.from(await response.arrayBuffer()).toString();
    expect(text.startsWith('\uFEFFNumber,Title,Status,')).toBe(true);
    expect(text).toContain(`\r\nPI-900,"'=cmd|""/c calc""!A1",Open,Urgent,`);
    expect(text).toContain('"Größe, 5 ""zoll""\nNorth"');
    const chosen = `${ITEMS}/export?id=pch_csv&column=priority&column=number`;
    expect(await (await client.call('GET', chosen)).text()).toBe(
      'Priority,Number\r\nUrgent,PI-900\r\n',
    );
    delete team.state.punchItems.pch_csv;
    const all = await (await client.call('GET', `${ITEMS}/export?sort=number&status=open`)).text();
    const numbers = [...all.matchAll(/\r\n(PI-\d+),/g)].map(([, number]) => number);
    expect(numbers).toHaveLength((await list('', 'superintendent')).counts.open ?? 0);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('escapes the formula %j', (text) => {
    const [, line = ''] = csv(['a'], [[text]])
      .toString()
      .split(/\r\n(?=['"])/);
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
