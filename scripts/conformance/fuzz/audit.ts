import { recordOf } from '../check.ts';
import type { Operation } from '../operations.ts';
import { dataOf, isObject, type Json, rowsOf } from '../requests/values.ts';
import { type Input, Run } from '../run.ts';
import type { Account } from '../suite.ts';
import { Target } from '../target.ts';
import type { Testbed } from './testbed.ts';

const OK = { statuses: [200] };

/** Lists that the dashboard of a project counts, with their names there. */
const COUNTED: Record<string, string> = {
  listPunchItems: 'punchItem',
  listRfis: 'rfi',
  listSubmittals: 'submittal',
  listScans: 'buildviewScan',
};

/**
 * Reads everything that an account sees: each list page by page, each record by itself, and the counts.
 * @returns what breaks the contract or is inconsistent, one line each
 */
export async function audit(testbed: Testbed, tenant: string, account: Account): Promise<string[]> {
  const { token } = await testbed.signIn(tenant, account);
  const target = new Target(testbed.address, testbed.fetch);
  const run = new Run(testbed.api, target, testbed.headers(tenant));
  run.tokens.main = token;
  const found: string[] = [];
  const get = async (operation: Operation, input: Input) =>
    (await run.call(operation, input, OK, 'the audit')).json;
  const projects = await rowsOfAll(run, testbed.api.find('listProjects'), {});
  for (const { id } of projects) {
    const path = { projectId: String(id) };
    const { modules } = object(
      dataOf(await get(testbed.api.find('getProjectStats'), { path })),
    ) as {
      modules?: Json;
    };
    for (const [list, module] of Object.entries(COUNTED)) {
      const operation = testbed.api.find(list);
      const rows = await rowsOfAll(run, operation, path);
      found.push(...(await mismatches(run, operation, path, rows)));
      const stats = object(modules?.[module]);
      found.push(...miscounted(rows, stats).map((line) => `${list} of ${id}: ${line}`));
    }
  }
  const departures = run.departures.map(
    ({ operation, expected, got }) => `${operation}: expected ${expected}, got ${got}`,
  );
  return [...found, ...departures].map((line) => `${tenant}, ${account[0]}: ${line}`);
}

const object = (value: unknown): Json => (isObject(value) ? value : {});

const MAX_PAGES = 1000;

async function rowsOfAll(run: Run, list: Operation, path: Input['path']): Promise<Json[]> {
  const isPaged = list.query.some(({ name }) => name === 'cursor');
  const rows: Json[] = [];
  let cursor: unknown;
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { ...(isPaged && { limit: 50 }), ...(cursor !== undefined && { cursor }) };
    const { json } = await run.call(list, { path, query }, OK, 'a page');
    rows.push(...rowsOf(json));
    cursor = object(json).nextCursor ?? undefined;
    if (cursor === undefined) return rows;
  }
  throw new Error(`${list.id} has more than ${MAX_PAGES} pages.`);
}

/** Returns records that differ from their row in the list, or that the list contains twice. */
async function mismatches(run: Run, list: Operation, path: Input['path'], rows: Json[]) {
  const found: string[] = [];
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    found.push(`${list.id} lists a record twice`);
  const item = run.api.operations.find(
    (o) => o.method === 'get' && o.path.startsWith(`${list.path}/{`) && o.path.endsWith('}'),
  );
  for (const row of item ? rows : []) {
    const name = item?.pathNames.at(-1) ?? '';
    const input = { path: { ...path, [name]: String(row.id) } };
    const record = item && recordOf(await run.call(item, input, OK, 'a listed record'));
    const other = Object.keys(row).find(
      (key) => JSON.stringify(row[key]) !== JSON.stringify(record?.[key]),
    );
    if (other) found.push(`${list.id}: ${row.id} has another ${other} when read by itself`);
  }
  return found;
}

const STAGES: Record<string, string> = { draft: 'draft', closed: 'completed' };

/** Returns dashboard counts that differ from the list. */
function miscounted(rows: readonly Json[], stats: Json): string[] {
  const counts: Record<string, number> = { total: rows.length };
  const byStatus: Record<string, number> = { active: 0, completed: 0, draft: 0 };
  for (const { status, visibility } of rows) {
    const stage = STAGES[String(status)] ?? 'active';
    byStatus[stage] = (byStatus[stage] ?? 0) + 1;
    if (visibility) counts[String(visibility)] = (counts[String(visibility)] ?? 0) + 1;
  }
  const expected = { ...counts, ...(stats.byStatus ? byStatus : {}) };
  const shown: Json = { ...stats, ...object(stats.byStatus) };
  return Object.entries(expected)
    .filter(([name, count]) => shown[name] !== count)
    .map(([name, count]) => `${count} ${name}, but the dashboard shows ${String(shown[name])}`);
}
