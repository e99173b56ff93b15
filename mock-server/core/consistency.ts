import type { TenantState } from './state/model.ts';
import type { LogRecord } from './state/records/logs.ts';
import type { UploadStorage } from './state/storage/uploadStorage.ts';

/** One line for each inconsistency. */
export type Faults = Generator<string, void, undefined>;

/** Checks a tenant's data. */
export type ConsistencyRule = (state: TenantState, storage: UploadStorage) => Faults;

/**
 * Finds records with a key that differs from their id, and maps with a prototype that a `__proto__` key has replaced.
 */
export function* keyFaults(what: string, records: Record<string, { id: string }>): Faults {
  for (const [key, { id }] of Object.entries(records)) {
    if (key !== id) yield `${what} ${id} is stored under ${key}`;
  }
  if (Object.getPrototypeOf(records) !== Object.prototype) yield `${what} has another prototype`;
}

/** Finds ids that do not exist. */
export function* unknown(
  where: string,
  known: object,
  ids: Iterable<string | null | undefined>,
): Faults {
  for (const id of ids) {
    if (id !== null && id !== undefined && !Object.hasOwn(known, id)) {
      yield `${where} names ${id}, which does not exist`;
    }
  }
}

type Named = [name: string, at: string | null];

/** Finds times (RFC 3339, all in UTC) that are out of order. Ignores null. */
export function* disorder(
  where: string,
  times: readonly Named[] | Readonly<Record<string, string | null>>,
): Faults {
  const named: readonly Named[] = Array.isArray(times) ? times : Object.entries(times);
  const given = named.filter((time): time is [string, string] => time[1] !== null);
  for (const [name, time] of given) {
    if (Number.isNaN(Date.parse(time))) yield `${where}: ${name} is no time`;
  }
  for (const [i, [name, time]] of given.entries()) {
    const [before, earlier] = given[i - 1] ?? [name, time];
    if (Date.parse(earlier) > Date.parse(time)) yield `${where}: ${before} is after ${name}`;
  }
}

/** Finds values of rows that occur more than once. */
export function* repeated<Row>(
  where: string,
  rows: Iterable<Row>,
  keyOf: (row: Row) => string = String,
): Faults {
  const seen = new Set<string>();
  for (const row of rows) {
    const value = keyOf(row);
    if (seen.has(value)) yield `${where} has ${value} twice`;
    seen.add(value);
  }
}

/** People and companies by id. Records refer to both. */
export const parties = ({ users, companies }: TenantState): object => ({ ...users, ...companies });

export const logRecords = ({
  punchItems,
  rfis,
  submittals,
}: Pick<TenantState, 'punchItems' | 'rfis' | 'submittals'>): LogRecord[] =>
  [punchItems, rfis, submittals].flatMap((log): LogRecord[] => Object.values(log));
