import type { Finding } from './check.ts';
import { type Input, Skip } from './run.ts';
import type { Trial } from './trial.ts';
import { dataOf, isObject, type Json, rowsOf, valuesIn } from './values.ts';

/** Three pages of two records, the last one with a single record. */
const ENOUGH = 5;
const PAGE = 2;
const MOST_PAGES = 3;

/** A list that was read as a whole. */
interface Whole {
  input: Input;
  rows: Json[];
  /** False if the host has more records than a run reads. */
  isComplete: boolean;
  /** Ids of the records that the run created for it. */
  made: string[];
}

/** Tests a list with enough records for three pages: its rows, pages, filters, order and search. */
export async function lists(trial: Trial): Promise<void> {
  if (trial.operation.method !== 'get') return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const first = await trial.succeeds('a valid request', input);
    if (!Array.isArray(dataOf(first.json))) return;
    const made = await fill(trial, input, rowsOf(first.json).length);
    const whole = { input, made, ...(await readAll(trial, input)) };
    shown(trial, whole);
    for (const check of [pages, cursors, filters, orders, searches]) await check(trial, whole);
    for (const id of made) await trial.world.remove(id);
  });
}

const takes = ({ operation }: Trial, name: string): boolean =>
  operation.query.some((parameter) => parameter.name === name);

/** The largest page, or nothing if the list has no pages. */
function largest({ operation, run }: Trial): { limit?: number } {
  const limit = operation.query.find(({ name }) => name === 'limit');
  return limit ? { limit: run.api.flat(limit.schema).maximum ?? 100 } : {};
}

/** Sends the query of a list with additional parameters. */
const more = (input: Input, query: Json): Input => ({
  ...input,
  query: { ...input.query, ...query },
});

const differs = (expected: string, got: unknown): Finding => ({ expected, got: String(got) });

/** Creates records until the list has enough. @returns their ids */
async function fill(trial: Trial, { path }: Input, known: number): Promise<string[]> {
  const made: string[] = [];
  try {
    for (let rows = known; rows < ENOUGH; rows += 1) {
      made.push(await trial.world.make(trial.operation.path, path));
    }
  } catch (error) {
    if (!(error instanceof Skip)) throw error;
    if (takes(trial, 'cursor')) {
      trial.leaveOut(
        `three pages: the list has fewer than ${ENOUGH} records, and ${error.message}`,
      );
    }
  }
  return made;
}

async function readAll(trial: Trial, input: Input): Promise<Pick<Whole, 'rows' | 'isComplete'>> {
  const rows: Json[] = [];
  let cursor: unknown;
  const size = largest(trial);
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = cursor ? { ...size, cursor } : size;
    const { json } = await trial.succeeds('the whole list', more(input, query));
    rows.push(...rowsOf(json));
    cursor = isObject(json) ? json.nextCursor : undefined;
    if (!cursor) return { rows, isComplete: takes(trial, 'cursor') || !takes(trial, 'limit') };
  }
  return { rows, isComplete: false };
}

/** A list shows each record that was created in it, once. */
function shown(trial: Trial, { input, rows, made, isComplete }: Whole): void {
  const ids = rows.map(({ id }) => id);
  const lost = isComplete && made.find((id) => !ids.includes(id));
  if (lost)
    trial.found('the whole list', input, differs('each record that was created', `no ${lost}`));
  const twice = ids.find((id, i) => id !== undefined && ids.indexOf(id) !== i);
  if (twice) trial.found('the whole list', input, differs('each record once', `${twice} twice`));
}

/** Pages of two records lead through the list, and the last one has no cursor. */
async function pages(trial: Trial, { input, rows, isComplete }: Whole): Promise<void> {
  if (!takes(trial, 'cursor') || !takes(trial, 'limit')) return;
  const title = `pages of ${PAGE} records`;
  let cursor: unknown;
  for (let at = 0; at < PAGE * MOST_PAGES; at += PAGE) {
    const page = more(input, { limit: PAGE, ...(cursor ? { cursor } : {}) });
    const answer = await trial.succeeds(title, page);
    const expected = rows.slice(at, at + PAGE).map(({ id }) => id);
    const got = rowsOf(answer.json).map(({ id }) => id);
    if (got.join() !== expected.join()) {
      const words = at === 0 ? 'the same records first' : 'the records after the last page';
      return trial.found(title, page, differs(`${words}, ${expected.join(' and ')}`, got));
    }
    cursor = isObject(answer.json) ? answer.json.nextCursor : undefined;
    const hasMore = !isComplete || rows.length > at + PAGE;
    if (hasMore && !cursor)
      return trial.found(
        title,
        page,
        differs('a nextCursor, because there are more records', cursor),
      );
    if (!hasMore && cursor)
      return trial.found(
        title,
        page,
        differs('no nextCursor, because there are no more records', cursor),
      );
    if (!hasMore) break;
  }
  if (!isComplete || rows.length === 0 || rows.length > (largest(trial).limit ?? 0)) return;
  const exact = more(input, { limit: rows.length });
  const { json } = await trial.succeeds('a page that the list fills exactly', exact);
  const after = isObject(json) ? json.nextCursor : undefined;
  if (after)
    trial.found(
      'a page that the list fills exactly',
      exact,
      differs('no nextCursor, because there are no more records', after),
    );
}

const INVALID = { statuses: [422], codes: ['VALIDATION_FAILED'] };

/** A cursor is refused if it does not come from a page of the same query. */
async function cursors(trial: Trial, { input, rows }: Whole): Promise<void> {
  if (!takes(trial, 'cursor')) return;
  await trial.refused(
    'a cursor that no page returned',
    more(input, { cursor: 'conformance' }),
    INVALID,
  );
  const [one, other] = sortsOf(trial);
  if (!one || !other || rows.length < 2) return;
  const { json } = await trial.succeeds(`sort: ${one}`, more(input, { sort: one, limit: 1 }));
  const cursor = isObject(json) ? json.nextCursor : undefined;
  if (!cursor) return;
  const changed = more(input, { sort: other, limit: 1, cursor });
  await trial.refused(`a cursor of the order ${one} with the order ${other}`, changed, INVALID);
}

/** A filter returns all matching records, and only those. */
async function filters(trial: Trial, { input, rows, isComplete }: Whole): Promise<void> {
  const { api } = trial.run;
  for (const { name, required, schema } of trial.operation.query) {
    if (required || /^(q|sort|cursor|limit)$/.test(name)) continue;
    const flat = api.flat(schema);
    const options = flat.enum ?? (flat.items ? api.flat(flat.items).enum : undefined) ?? [];
    const isBoolean = flat.types.includes('boolean');
    const present = rows.flatMap((row) => valuesIn(row, name) ?? []);
    const values = new Set([
      ...(isBoolean ? [true, false] : options),
      ...present.filter((value) => typeof value === 'string' && value !== '').slice(0, 2),
    ]);
    for (const value of values) {
      const title = options.length > 0 ? `${name}: the option ${value}` : `${name}: ${value}`;
      const query = more(input, {
        [name]: value,
        ...largest(trial),
      });
      const { json } = await trial.succeeds(title, query);
      const got = rowsOf(json).map(({ id }) => id);
      const hasMore = isObject(json) && Boolean(json.nextCursor);
      const matching = rows.filter((row) => valuesIn(row, name)?.includes(value));
      const lost = matching.find(({ id }) => !got.includes(id));
      if (lost && isComplete && !hasMore)
        trial.found(title, query, differs(`all records with ${name} ${value}`, `no ${lost.id}`));
    }
  }
}

/** The orders of a list. */
function sortsOf(trial: Trial): string[] {
  const parameter = trial.operation.query.find(({ name }) => name === 'sort');
  return parameter ? (trial.run.api.flat(parameter.schema).enum ?? []).map(String) : [];
}

/** The order of a list without `sort`, if the contract names one. */
function defaultSort(trial: Trial): unknown {
  const parameter = trial.operation.query.find(({ name }) => name === 'sort');
  return parameter && trial.run.api.flat(parameter.schema).default;
}

/** Each order returns the records in it: semantics.ts compares times and numbers. */
async function orders(trial: Trial, { input, rows: whole }: Whole): Promise<void> {
  const sorts = sortsOf(trial);
  const normal = defaultSort(trial);
  const ids = new Map<string, string>();
  const size = largest(trial);
  for (const sort of sorts) {
    const name = sort.replace('-', '');
    const query = more(input, { sort, ...size });
    const rows = rowsOf((await trial.succeeds(`sort: ${sort}`, query)).json);
    const keys = new Set(rows.flatMap((row) => valuesIn(row, name) ?? []).map(String));
    ids.set(sort, rows.map(({ id }) => id).join());
    if (
      sort === normal &&
      !whole
        .map(({ id }) => id)
        .join()
        .startsWith(ids.get(sort) ?? '')
    )
      trial.found(
        'the whole list',
        input,
        differs(`the default order, ${normal}`, 'another order'),
      );
    const isSame = ids.get(name) === ids.get(`-${name}`);
    if (sort.startsWith('-') && ids.has(name) && keys.size > 1 && isSame)
      trial.found(
        `sort: ${sort}`,
        query,
        differs(`records in the order of ${sort}`, `another order, that of ${name}`),
      );
  }
}

/** A search finds the record that has the text, and nothing without it. */
async function searches(trial: Trial, { input, rows, made }: Whole): Promise<void> {
  if (!takes(trial, 'q')) return;
  const nothing = more(input, { q: 'conformance-zzqx-nothing' });
  const found = rowsOf((await trial.succeeds('q: a text of no record', nothing)).json);
  if (found.length > 0)
    trial.found('q: a text of no record', nothing, differs('no records', `${found.length}`));
  const own = rows.find(({ id }) => made.includes(String(id)));
  const text = own?.title ?? own?.name;
  if (!own || typeof text !== 'string') return;
  const query = more(input, { q: text });
  const ids = rowsOf((await trial.succeeds('q: the title of a record', query)).json);
  if (!ids.some(({ id }) => id === own.id))
    trial.found('q: the title of a record', query, differs('the record with this title', 'not it'));
}
