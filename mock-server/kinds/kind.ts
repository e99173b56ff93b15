import type { ActivityEntry } from '../state/activity.ts';
import type { TenantState } from '../state/model.ts';

type Action = ActivityEntry['action'];
type Module = ActivityEntry['module'];

/** What the log tells of a change. */
interface Logged<Row> {
  /** The followed properties by their names in entries. People, companies and other records are named, not their ids. */
  fields(row: Row, state: TenantState): Readonly<Record<string, unknown>>;
  /** Other actions than `created` and `deleted`. */
  created?: Action;
  deleted?: Action;
  /** The action of a change of these fields, if it is another one than `updated`. */
  changed?: Readonly<Record<string, Action>>;
}

/** Rows that the log of activity follows: their state before and after a call are compared. */
export interface Followed<Row extends object = object> extends Logged<Row> {
  /** Type of the record in entries. */
  type: string;
  module: Module | ((row: Row, actorId: string | null) => Module);
  /** The rows, each with a key that no other row has. */
  rows(state: TenantState): Iterable<readonly [key: string, row: Row]>;
  /** The record that an entry names. */
  record(row: Row, state: TenantState): { id: string; title: string };
  projectId(row: Row): string | null;
}

/** What a tag says about its records, which all parts of the mock that serve every tag read. */
interface Own<Row> extends Partial<Logged<Row>> {
  /** Type of the record in entries, events and notifications. */
  type: string;
  /** The part of the portal in the log. */
  module: Module;
  title(row: Row, state: TenantState): string;
  /** By default, that of the record; null for a record of the account. */
  projectId?(row: Row): string | null;
}

/** A kind of records. */
export interface Kind<Row extends object = object> extends Own<Row> {
  /** The records under their ids. */
  records(state: TenantState): Readonly<Record<string, Row>>;
}

type Stored = { id: string; projectId?: string };

/** Lets each kind have the type of its records. Its name, where its records are, comes first. */
export const kind = <Row extends { id: string }>(
  records: (state: TenantState) => Record<string, Row>,
  own: Own<NoInfer<Row>>,
): Kind => ({ records, ...own }) as unknown as Kind;

/** Lets other rows that the log follows have their type. */
export const follow = <Row extends object>(
  rows: Followed<Row>['rows'],
  own: Omit<Followed<NoInfer<Row>>, 'rows'>,
): Followed => ({ rows, ...own }) as unknown as Followed;

/** The rows of a kind for the log; none if its handlers write their entries themselves. */
export function followedOf({ fields, ...own }: Kind): Followed[] {
  if (!fields) return [];
  const { records, title, projectId = (row) => (row as Stored).projectId ?? null } = own;
  return [
    {
      ...own,
      fields,
      projectId,
      rows: (state) => Object.entries(records(state)),
      record: (row, state) => ({ id: (row as Stored).id, title: title(row, state) }),
    },
  ];
}

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
