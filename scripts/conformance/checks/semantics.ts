import { type Finding, recordOf } from '../check.ts';
import type { Operation } from '../operations.ts';
import { isOfPart, isPart } from '../requests/parts.ts';
import {
  dataOf,
  holds,
  isInRange,
  isObject,
  type Json,
  rowsOf,
  sameText,
  valuesIn,
} from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Answer } from '../target.ts';

/** Checks a success beyond its schema: it must answer this request. */
export function checkSemantics(
  operation: Operation,
  input: Input,
  answer: Pick<Answer, 'status' | 'json'>,
): Finding[] {
  if (answer.status >= 300 || !isObject(answer.json)) return [];
  const record = recordOf(answer);
  const rows = rowsOf(answer.json);
  return [
    ...inProject(input, record ? [record] : rows),
    ...(record ? sameRecord(operation, input, record) : []),
    ...(record ? defaulted(operation, input, record) : []),
    ...echo(operation, input, dataOf(answer.json)),
    ...filtered(input, rows),
    ...ranged(input, rows),
    ...limited(input, rows),
    ...counted(input, dataOf(answer.json)),
  ];
}

const differs = (expected: string, got: unknown): Finding[] => [{ expected, got: String(got) }];

function inProject({ path }: Input, records: Json[]): Finding[] {
  const foreign = records.find(
    ({ projectId }) => projectId !== undefined && projectId !== path.projectId,
  );
  return foreign
    ? differs(
        'records of the requested project',
        `a record of another project, ${foreign.projectId}`,
      )
    : [];
}

function sameRecord({ pathNames, path, method }: Operation, input: Input, record: Json): Finding[] {
  const last = pathNames.at(-1) ?? '';
  const isItem = path.endsWith(`{${last}}`) && !isPart(last);
  const requestedId = input.path[last];
  if (!isItem || record.id === requestedId)
    return isItem && method === 'patch' ? newer(input, record) : [];
  return differs('the requested record', `another record, ${record.id}`);
}

/** A version increases with each change. */
function newer({ json }: Input, { version }: Json): Finding[] {
  if (!isObject(json) || typeof json.version !== 'number') return [];
  return Number(version) > json.version ? [] : differs(`a version after ${json.version}`, version);
}

const SAID = ['body'];

/** The answer contains what was sent, with all characters unchanged. */
function echo(operation: Operation, { json, form }: Input, data: unknown): Finding[] {
  if (operation.method === 'get' || !isObject(data)) return [];
  const declared = operation.body?.flat.properties ?? {};
  return Object.entries(isObject(json) ? json : (form ?? {})).flatMap(([name, sent]) => {
    if (!Object.hasOwn(declared, name)) return [];
    // An upload no longer exists after a record was created from it.
    if (name === 'version' || name === 'uploadId') return [];
    // The operation answers with the parent record.
    if (isOfPart(operation)) {
      const isThere = typeof sent !== 'string' || holds(data, sent);
      return isThere ? [] : differs(`${name} as it was sent`, 'nothing of it in the answer');
    }
    if (SAID.includes(name) && typeof sent === 'string' && !Object.hasOwn(data, name)) {
      return holds(data, sent)
        ? []
        : differs(`${name} as it was sent`, 'nothing of it in the answer');
    }
    if (Array.isArray(sent)) return listed(name, sent, data);
    const got = data[name];
    const isComparable = got !== undefined && got !== null && typeof got === typeof sent;
    if (!isComparable || typeof sent === 'object') return [];
    if (typeof sent !== 'string' || typeof got !== 'string') {
      return sent === got ? [] : differs(`${name} as it was sent, ${sent}`, got);
    }
    return sameText(sent, got) ? [] : differs(`${name} as it was sent`, difference(sent, got));
  });
}

/** Texts, ids or records that were sent are in the record; `watcherIds` in its `watchers`. */
function listed(name: string, sent: readonly unknown[], data: Json): Finding[] {
  const keyOf = (value: unknown) => (isObject(value) ? value.id : value);
  const keys = sent.map(keyOf).filter((key) => typeof key === 'string');
  const got = valuesIn(data, name.replace(/Ids$/, 'Id'));
  const lost = keys.find((key) => got && !got.some((value) => sameText(String(value), key)));
  return lost === undefined ? [] : differs(`${name} as it was sent, with ${lost}`, got);
}

const SHOWN = 20;

/** Returns the position where two texts differ. */
function difference(sent: string, got: string): string {
  const index = [...sent].findIndex((sign, i) => [...got][i] !== sign);
  const [a, b] = [sent, got].map((text) =>
    JSON.stringify([...text].slice(index, index + SHOWN).join('')),
  );
  return `from character ${index + 1} on ${b} instead of ${a}`;
}

/** A filter that refers to a property returns only records with that value. */
function filtered({ query = {} }: Input, rows: Json[]): Finding[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const expected = [value].flat().map(String);
    const isWrong = (values: unknown[] | undefined) =>
      values !== undefined && !values.some((each) => expected.includes(String(each)));
    const wrong = expected.length > 0 && rows.find((row) => isWrong(valuesIn(row, name)));
    return wrong
      ? differs(
          `records with ${name} ${expected.join(' or ')}`,
          `one with ${valuesIn(wrong, name)?.join(' and ') || 'none'}`,
        )
      : [];
  });
}

/** A range of days returns only records in it. */
function ranged({ query = {} }: Input, rows: Json[]): Finding[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const wrong = rows.find((row) => isInRange(row, name, String(value)) === false);
    return wrong ? differs(`records with ${name} ${value}`, `${wrong.id}, which is outside`) : [];
  });
}

function limited({ query = {} }: Input, rows: Json[]): Finding[] {
  const limit = Number(query.limit ?? Infinity);
  return rows.length > limit ? differs(`at most ${limit} records`, rows.length) : [];
}

/** A property that was absent has its default in the created record. */
function defaulted({ method, body }: Operation, { json }: Input, record: Json): Finding[] {
  if (method !== 'post' || !body || !isObject(json)) return [];
  return Object.entries(body.defaults).flatMap(([name, normal]) => {
    const got = record[name];
    const isSame = got === undefined || JSON.stringify(got) === JSON.stringify(normal);
    return Object.hasOwn(json, name) || isSame
      ? []
      : differs(`the default of ${name}, ${JSON.stringify(normal)}`, JSON.stringify(got));
  });
}

/** A bulk answer has an outcome for each record and matching counts. */
function counted({ json }: Input, data: unknown): Finding[] {
  if (!isObject(json) || !Array.isArray(json.items) || !isObject(data)) return [];
  if (!Array.isArray(data.results)) return [];
  const outcomes: Json[] = data.results.filter(isObject);
  const ids = (list: unknown[]) =>
    list
      .filter(isObject)
      .map(({ id }) => String(id))
      .sort()
      .join();
  if (ids(outcomes) !== ids(json.items)) {
    return differs(
      `an outcome for each of ${json.items.length} records`,
      `${outcomes.length}, or outcomes of other records`,
    );
  }
  const done = outcomes.filter(({ ok }) => ok === true).length;
  const isRight = data.succeeded === done && data.failed === outcomes.length - done;
  return isRight
    ? []
    : differs(`${done} that succeeded`, `${data.succeeded} and ${data.failed} that failed`);
}
