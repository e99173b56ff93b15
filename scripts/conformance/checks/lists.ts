import type { Finding } from '../check.ts';
import { freeProperties } from '../requests/bodies.ts';
import { dataOf, isInRange, isObject, type Json, rowsOf, valuesIn } from '../requests/values.ts';
import { type Input, Skip } from '../run.ts';
import type { Trial } from '../trial.ts';
import { neverPermitted } from './permitted.ts';

/** Three pages of two records, the last one with a single record. */
const ENOUGH = 5;
const PAGE = 2;
const MOST_PAGES = 3;

/** Parameters that begin or end a range of days. */
const RANGE = /(From|To)$/;

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
    await neverPermitted(trial, input);
    for (const id of made) await trial.world.remove(id);
  });
}

const takes = ({ operation }: Trial, name: string): boolean =>
  operation.query.some((parameter) => parameter.name === name);

/** Returns the largest page, or nothing if the list has no pages. */
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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Other options for each record, so that a filter has something to leave out; every second one has no due date. */
function varied({ operation, run, world }: Trial, query: Json, index: number): Json {
  const create = run.api.at('post', operation.path);
  if (!create) return {};
  const free = new Map(freeProperties(create, world.recipes[create.id]?.fixed));
  const values = operation.query.flatMap(({ name, schema }) => {
    const { enum: ownOptions, items } = run.api.flat(schema);
    const options = ownOptions ?? (items && run.api.flat(items).enum) ?? [];
    const isFree = free.has(name) && !Object.hasOwn(query, name);
    return isFree && options.length > 0 ? [[name, options[index % options.length]]] : [];
  });
  const dueDate = new Date(Date.now() + (index + 1) * DAY_MS).toISOString().slice(0, 10);
  return {
    ...Object.fromEntries(values),
    ...(free.has('dueDate') && index % 2 === 0 && { dueDate }),
  };
}

/** Creates records until the list has enough. @returns their ids */
async function fill(trial: Trial, { path, query = {} }: Input, known: number): Promise<string[]> {
  const made: string[] = [];
  try {
    for (let rows = known; rows < ENOUGH; rows += 1) {
      made.push(
        await trial.world.make(trial.operation.path, path, varied(trial, query, made.length)),
      );
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
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { ...largest(trial), ...(cursor ? { cursor } : {}) };
    const { json } = await trial.succeeds('the whole list', more(input, query));
    rows.push(...rowsOf(json));
    cursor = isObject(json) ? json.nextCursor : undefined;
    if (cursor) continue;
    const isComplete = takes(trial, 'cursor') || !takes(trial, 'limit');
    if (isComplete && isObject(json)) counted(trial, input, rows, json);
    return { rows, isComplete };
  }
  return { rows, isComplete: false };
}

/** The figures of a list describe all of its records, not a page. */
function counted(trial: Trial, input: Input, rows: readonly Json[], { total, counts }: Json): void {
  const figures: [string, unknown, number][] = [];
  if (total !== undefined) figures.push(['a total', total, rows.length]);
  for (const [option, count] of Object.entries(
    isObject(counts) && takes(trial, 'status') ? counts : {},
  )) {
    const ownCount = rows.filter(({ status }) => status === option).length;
    figures.push([option, count, ownCount]);
  }
  for (const [name, got, expected] of figures)
    if (got !== expected)
      trial.found('the whole list', input, differs(`${name} of ${expected}`, got));
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
  for (let start = 0; start < PAGE * MOST_PAGES; start += PAGE) {
    const page = more(input, { limit: PAGE, ...(cursor ? { cursor } : {}) });
    const answer = await trial.succeeds(title, page);
    const expected = rows.slice(start, start + PAGE).map(({ id }) => id);
    const got = rowsOf(answer.json).map(({ id }) => id);
    if (got.join() !== expected.join()) {
      const words = start === 0 ? 'the same records first' : 'the records after the last page';
      return trial.found(title, page, differs(`${words}, ${expected.join(' and ')}`, got));
    }
    cursor = isObject(answer.json) ? answer.json.nextCursor : undefined;
    const hasMore = !isComplete || rows.length > start + PAGE;
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
  const [first, second] = sortsOf(trial).options;
  if (!first || !second || rows.length < 2) return;
  const { json } = await trial.succeeds(`sort: ${first}`, more(input, { sort: first, limit: 1 }));
  const cursor = isObject(json) ? json.nextCursor : undefined;
  if (!cursor) return;
  const changed = more(input, { sort: second, limit: 1, cursor });
  await trial.refused(`a cursor of the order ${first} with the order ${second}`, changed, INVALID);
}

/** A filter returns all matching records, and only those. */
async function filters(trial: Trial, { input, rows, isComplete }: Whole): Promise<void> {
  const { api } = trial.run;
  const { fixed } = trial.recipe;
  for (const { name, required, schema } of trial.operation.query) {
    if (required || /^(q|sort|cursor|limit)$/.test(name)) continue;
    const flat = api.flat(schema);
    const options = flat.enum ?? (flat.items ? api.flat(flat.items).enum : undefined) ?? [];
    // An option that counts only with another parameter.
    if (options.length > 0 && fixed?.includes(name)) continue;
    const isBoolean = flat.types.includes('boolean');
    const isDay = flat.format === 'date' && RANGE.test(name);
    const present = rows.flatMap((row) => valuesIn(row, name) ?? []);
    const values = new Set([
      ...(isBoolean ? [true, false] : options),
      ...(isDay ? middleDay(rows, name) : []),
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
      const matching = rows.filter((row) =>
        isDay
          ? isInRange(row, name, String(value)) && !hasTime(row, name)
          : valuesIn(row, name)?.includes(value),
      );
      const lost = matching.find(({ id }) => !got.includes(id));
      if (lost && isComplete && !hasMore)
        trial.found(title, query, differs(`all records with ${name} ${value}`, `no ${lost.id}`));
    }
  }
}

/** The days of a time depend on a zone that a run does not know, so a host may leave it out. */
const hasTime = (row: Json, name: string) => row[name.replace(RANGE, 'At')] !== undefined;

/** Returns a day in the middle of the records, as the bound of a range. */
function middleDay(rows: readonly Json[], name: string): string[] {
  const days = rows
    .map((row) => row[name.replace(RANGE, 'Date')] ?? row[name.replace(RANGE, 'At')])
    .filter((day) => typeof day === 'string')
    .map((day) => day.slice(0, 10))
    .sort();
  return days.slice(Math.floor(days.length / 2)).slice(0, 1);
}

interface Sorts {
  options: string[];
  /** The order without `sort`, if the contract names one. */
  normal: unknown;
  /** The order of options that are not sorted as text, by property. */
  meanings: Record<string, string[]>;
}

function sortsOf({ operation, run }: Trial): Sorts {
  const parameter = operation.query.find(({ name }) => name === 'sort');
  const flat = parameter && run.api.flat(parameter.schema);
  return {
    options: (flat?.enum ?? []).map(String),
    normal: flat?.default,
    meanings: flat?.orders ?? {},
  };
}

/** The records of each order are in it. */
async function orders(trial: Trial, { input, rows: whole }: Whole): Promise<void> {
  const { options, normal, meanings } = sortsOf(trial);
  for (const sort of options) {
    const title = `sort: ${sort}`;
    const query = more(input, { sort, ...largest(trial) });
    const rows = rowsOf((await trial.succeeds(title, query)).json);
    if (sort === normal && !idsOf(whole).startsWith(idsOf(rows)))
      trial.found('the whole list', input, differs(`the default order, ${sort}`, 'another order'));
    const name = sort.replace('-', '');
    const keys = rows.map((row) => keyOf(row, name, meanings[name]));
    const isEmpty = (key: unknown) => key === null;
    const present = keys.filter((key) => key !== null);
    const downwards = sort.startsWith('-');
    const isWrong = present.some((key, i) => {
      const before = present[i - 1];
      return before !== undefined && (downwards ? key > before : key < before);
    });
    if (isWrong && present.every((key) => typeof key === typeof present[0]))
      trial.found(title, query, differs(`records in the order of ${sort}`, 'another order'));
    if (keys.findLastIndex((key) => !isEmpty(key)) > keys.findIndex(isEmpty) && keys.some(isEmpty))
      trial.found(title, query, differs(`records without ${name} last`, 'others after them'));
  }
}

const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => id).join();

/**
 * What a list sorts by: a number, a time in milliseconds, the place of an option, or a text without case and accents.
 * Null if there is no value.
 */
function keyOf(row: Json, name: string, options: readonly string[] | undefined) {
  // A closed record has no ball (guide 'Rules of records').
  const value = name === 'daysInCourt' && row.status === 'closed' ? null : row[name];
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  if (options) return options.indexOf(value);
  if (/^\d{4}-\d\d-\d\d/.test(value)) return Date.parse(value);
  const text = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // Numbers such as RFI-12 and A-101 are in the order of their digits.
  return /^[A-Z]+-?\d/.test(value) && name === 'number' ? padded(text) : text;
}

const padded = (text: string) => text.replace(/\d+/g, (digits) => digits.padStart(9, '0'));

/** A search finds the record that has the text, and nothing without it. */
async function searches(trial: Trial, { input, rows, made }: Whole): Promise<void> {
  if (!takes(trial, 'q')) return;
  const nothing = more(input, { q: 'conformance-zzqx-nothing' });
  const found = rowsOf((await trial.succeeds('q: a text of no record', nothing)).json);
  if (found.length > 0)
    trial.found('q: a text of no record', nothing, differs('no records', `${found.length}`));
  const ownRow = rows.find(({ id }) => made.includes(String(id)));
  const text = ownRow?.title ?? ownRow?.name;
  if (!ownRow || typeof text !== 'string') return;
  const query = more(input, { q: text });
  const ids = rowsOf((await trial.succeeds('q: the title of a record', query)).json);
  if (!ids.some(({ id }) => id === ownRow.id))
    trial.found('q: the title of a record', query, differs('the record with this title', 'not it'));
}
