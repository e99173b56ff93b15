import type { ActivityEntry } from '../state/activity.ts';
import { lookUp, type TenantState } from '../state/model.ts';

type Action = ActivityEntry['action'];
type Module = ActivityEntry['module'];
type FieldChange = ActivityEntry['changes'][number];

/** Records that the log follows: their state before and after a call are compared. */
export interface Kind<Row extends object = object> {
  /** Type of the record in entries. */
  type: string;
  module: Module | ((row: Row, actorId: string | null) => Module);
  /** The records, each with a key that no other record of the kind has. */
  rows(state: TenantState): Iterable<readonly [key: string, row: Row]>;
  /** The record that an entry names. */
  record(row: Row, state: TenantState): { id: string; title: string };
  projectId(row: Row): string | null;
  /** The followed properties by their names in entries. People, companies and other records are named, not their ids. */
  fields(row: Row, state: TenantState): Readonly<Record<string, unknown>>;
  /** Other actions than `created` and `deleted`. */
  created?: Action;
  deleted?: Action;
  /** The action of a change of these fields, if it is another one than `updated`. */
  changed?: Readonly<Record<string, Action>>;
}

/** Lets each row of the table have the type of its records. */
export const kind = <Row extends object>(
  rows: Kind<Row>['rows'],
  own: Omit<Kind<NoInfer<Row>>, 'rows'>,
): Kind => ({ rows, ...own }) as unknown as Kind;

/** The records of a slice of the state, under their ids. */
export const all =
  <Row extends object>(slice: (state: TenantState) => Record<string, Row>) =>
  (state: TenantState) =>
    Object.entries(slice(state));

/** The parts of all records of a slice, such as the comments of photos. */
export const parts =
  <Owner extends { id: string }, Part extends { id: string } | { n: number }>(
    slice: (state: TenantState) => Record<string, Owner>,
    of: (owner: Owner) => readonly Part[],
  ) =>
  (state: TenantState) =>
    Object.values(slice(state)).flatMap((owner) =>
      of(owner).map((part) => {
        const key = `${owner.id} ${'n' in part ? part.n : part.id}`;
        return [key, { owner, part }] as const;
      }),
    );

/** The values of an object as properties of their own, such as `prefixes.rfi`. */
export const flat = (prefix: string, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

/** The name of a person or a company; null for none. */
export function name({ users, companies }: TenantState, id: string | null): string | null {
  if (id === null) return null;
  return lookUp(companies, id)?.name ?? lookUp(users, id)?.username ?? 'Former member';
}

/** Marks a value that only says whether it is the same. */
const OPAQUE = '\0';

/** A value that is not for people, such as a file or a drawing. The log tells that it changed, and not what it is. */
export const opaque = (value: unknown): string | null =>
  value === undefined || value === null ? null : OPAQUE + JSON.stringify(value);

/** A changed property as entries show it: without values if these are opaque, or `true` on the side that has one. */
export function changeOf(field: string, from: string | null, to: string | null): FieldChange {
  const isOpaque = (value: string | null) => value?.startsWith(OPAQUE) === true;
  if (isOpaque(from) && isOpaque(to)) return { field, from: null, to: null };
  const shown = (value: string | null) => (isOpaque(value) ? 'true' : value);
  return { field, from: shown(from), to: shown(to) };
}

/** A value as the log shows it: empty as null. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return String(value);
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  const texts = items.flatMap((item) => textOf(item) ?? []);
  return texts.length > 0 ? texts.join(Array.isArray(value) ? ', ' : ' ') : null;
}
