import type { components } from '../../generated/contract.d.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { Processing, TenantState } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import type { Onlooker, Seer } from './seer.ts';
import type { EntryOf, Telling, Told } from './telling.ts';

type Schemas = components['schemas'];
type Action = ActivityEntry['action'];
type Module = ActivityEntry['module'];

/** What the log of activity tells of a change. */
interface Logged<Row> {
  /**
   * The followed properties by their names in entries. People, companies and other records are named, not their ids.
   */
  fields(row: Row, state: TenantState): Readonly<Record<string, unknown>>;
  /** Other actions than `created` and `deleted`. */
  created?: Action;
  deleted?: Action;
  /** Whether handlers change rows instead of replacing them. Each look compares all rows of a slice that was touched. */
  isChangedInPlace?: true;
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
  /** The only slice that they come from, and the rows of one of its records. Absent if there is no such slice. */
  slice?: keyof TenantState;
  rowsOf?(state: TenantState, id: string): Iterable<readonly [key: string, row: Row]>;
  /** The record that an entry names. */
  record(row: Row, state: TenantState): { id: string; title: string };
  projectId(row: Row): string | null;
}

/** Something to be done about a record by a day. */
export interface Due {
  day: string;
  record: NonNullable<ActivityEntry['record']>;
  /** These people are reminded of the record. */
  people(isLate: boolean): Told[];
}

/** What happened to a record of the demo. Without a record, the entry is about the whole row. */
type Happened = Pick<ActivityEntry, 'at' | 'actorId' | 'action'> &
  Partial<Pick<ActivityEntry, 'record'>>;

/** What a tag says about its records. The parts of the mock that serve every tag read it. */
export interface Kind<Row extends object = object> extends Partial<Logged<Row>> {
  /** Type of the record in entries, events and notifications. */
  type: string;
  /** The part of the portal in the log; null if the log says nothing of them. */
  module: Module | null;
  /** The records under their ids; absent if they have no place of their own. */
  records?(state: TenantState): Readonly<Record<string, Row>>;
  /** The slice that holds them; absent if there is none that holds nothing else. */
  slice?: keyof TenantState;
  /** What the log calls a record that it follows. */
  title?(row: Row, state: TenantState): string;
  /** The default is that of the record. A record of the account has none. */
  projectId?(row: Row): string | null;
  /** Who sees a record, of those to whom the table of roles shows its tag. By default, all of them. */
  sees?(row: Row, who: Onlooker): boolean;
  /**
   * To whom the log names a record that is gone. By default, it names all records to those who see its part of the
   * portal.
   */
  seesGone?(who: Onlooker): boolean;
  /** Who opens the files of a record, if others than those who see it. */
  opensFiles?(row: Row, who: Onlooker): boolean;
  /** Who hears that a record has changed, if others than those who see it. */
  heard?(row: Row, who: Onlooker): boolean;
  /** Who sees a record of the account, besides those to whom the table of roles shows its tag. */
  seesInAccount?(row: Row, seer: Seer, id: string): boolean;
  /** What people are told of an entry, unless the record was deleted. What matters most comes first. */
  news?(entry: EntryOf, state: TenantState): Telling[];
  /** The item of the preferences that decides about what asks people to act. */
  asks?: NonNullable<Notice['setting']>;
  /** What people are reminded of; null if nothing is to be done. */
  due?(row: Row, state: TenantState): Due | null;
  /** Who is asked to act on a record now. What asked others before is read. */
  asked?(row: Row, state: TenantState): string[];
  /** What happened to a record of the demo and is missing in its log. */
  happened?(row: Row): Happened[];
  /** Its page in the portal, with `{id}`. Without it, emails lead to the dashboard. */
  page?: string;
  /** What pins on it, views of it and links to it call it. */
  target?: Schemas['PinTargetType'] | Schemas['TargetType'];
  /** Whether the visitors of a link may see it; null if nobody may. Without it, no link leads to it. */
  isPublic?(row: Row, state: TenantState): boolean | null;
  /** Who may put a record that they see into a public link, if others than those with the permission of its tag. */
  shares?(row: Row, who: Onlooker): boolean;
  /** What a link to a record shows as its status. Without it, only the links of logs lead to such records. */
  linkStatus?(row: Row): string;
  /** Whether the data of a person contain the records that they made or are named in. */
  isPersonal?: true;
  /** How far the host is with each file of a record that it converts. */
  processing?(row: Row): Readonly<Record<string, Processing>>;
}

type Stored = { id: string; projectId?: string };

/** The slices of the state that hold such records. */
type Slice<Stored = { id: string }> = {
  [Name in keyof TenantState]: TenantState[Name] extends Record<string, Stored> ? Name : never;
}[keyof TenantState];

type RowOf<Name extends Slice> =
  TenantState[Name] extends Record<string, infer Row extends object> ? Row : never;

/** Lets each kind have the type of its records, which are in a slice of the state. */
export const kind = <Name extends Slice>(
  slice: Name,
  facts: Omit<Kind<RowOf<Name>>, 'records'>,
): Kind => ({ ...facts, slice, records: (state: TenantState) => state[slice] }) as unknown as Kind;

/** Lets other rows that the log follows have their type. */
export const follow = <Row extends object>(
  rows: Followed<Row>['rows'],
  facts: Omit<Followed<NoInfer<Row>>, 'rows'>,
): Followed => ({ rows, ...facts }) as unknown as Followed;

export const projectIdOf = ({ projectId }: Pick<Kind, 'projectId'>, row: object): string | null =>
  projectId ? projectId(row) : ((row as Stored).projectId ?? null);

/** The rows of a kind for the log; none if its handlers write their entries themselves. */
export function followedOf({ module, records, title, fields, ...shared }: Kind): Followed[] {
  if (!module || !records || !title || !fields) return [];
  return [
    {
      ...shared,
      module,
      fields,
      projectId: (row) => projectIdOf(shared, row),
      rows: (state) => Object.entries(records(state)),
      rowsOf(state, id) {
        const row = records(state)[id];
        return row ? [[id, row]] : [];
      },
      record: (row, state) => ({ id: (row as Stored).id, title: title(row, state) }),
    },
  ];
}

/** A part of a record, such as a comment, with all such parts of the record. */
export interface PartRow<Owner, Part> {
  owner: Owner;
  part: Part;
  parts: readonly Part[];
}

type Titled = { id: string; title: string; projectId: string };

/** The rows of parts, so that a part of an unchanged record is the same row in each look. */
const partRows = new WeakMap<object, PartRow<object, object>>();

/** Lets the log follow parts of records, which it calls by the records. */
export const followParts = <
  Name extends Slice<Titled>,
  Part extends { id: string } | { n: number },
>(
  slice: Name,
  partsOf: (owner: RowOf<Name>) => readonly Part[],
  facts: Pick<Followed, 'type' | 'module'> & Logged<PartRow<RowOf<Name>, NoInfer<Part>>>,
): Followed => {
  type Owner = RowOf<Name> & Titled;
  const rowsIn = (owner: Owner) => {
    const parts = partsOf(owner);
    return parts.map((part) => {
      const key = `${owner.id} ${'n' in part ? part.n : part.id}`;
      const known = partRows.get(part);
      const row = known?.owner === owner && Object.isFrozen(owner) ? known : { owner, part, parts };
      partRows.set(part, row);
      return [key, row as PartRow<Owner, Part>] as const;
    });
  };
  const ownersIn = (state: TenantState) => state[slice] as unknown as Record<string, Owner>;
  return follow((state: TenantState) => Object.values(ownersIn(state)).flatMap(rowsIn), {
    ...facts,
    slice,
    rowsOf(state, id) {
      const owner = ownersIn(state)[id];
      return owner ? rowsIn(owner) : [];
    },
    record: ({ owner: { id, title } }) => ({ id, title }),
    projectId: ({ owner }) => owner.projectId,
  });
};
