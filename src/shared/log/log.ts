import type { QueryKey } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type {
  AddCommentRequest,
  AttachmentKind,
  BulkAction,
  BulkResult,
  ListRfisData,
  LogDetail,
  LogName,
  LogRow,
  ProjectAction,
  RecordState,
} from '@/api/generated/types.gen';
import type { OperationId } from '../errors/operationTexts';
import type { Shape } from '../forms/draftValues';
import type { OnDemand } from '../onDemand';
import type { TableColumn } from '../table/DataTable';
import type { Kind } from './kinds';

/** What the list of any log shows of a record. */
export type RecordRow = LogRow & {
  status: string;
  permittedActions: readonly string[];
  permittedStatuses: readonly string[];
  /** Why it was closed, as the log calls that. */
  resolution?: string | null;
  closeReason?: string | null;
};

/** What the page of any record shows. */
export type RecordDetail = RecordRow & LogDetail;

export interface RecordAddress {
  projectId: string;
  id: string;
}

/** Filters, order and search, as all logs take them. */
export type LogQuery = NonNullable<ListRfisData['query']>;

export interface Page<Row> {
  data: Row[];
  nextCursor: string | null;
  total: number;
  counts: object;
}

/** What is needed of an infinite query. */
export interface ListQuery<Row> {
  data: { pages: Page<Row>[] } | undefined;
  isPending: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

type Answer<T> = Promise<{ data: T }>;
type Written<Item> = Answer<{ data: Item }>;

/**
 * The operations of a log under names that all logs share. Each is one call of the generated client; methods, not
 * properties, so that what takes any log takes each of them.
 */
export interface LogCalls<Row, Item, Changes extends object, Way extends object> {
  useList(projectId: string, query: LogQuery): ListQuery<Row>;
  useRecord(at: RecordAddress): {
    data: { data: Item } | undefined;
    isPending: boolean;
    error: { status: number | null } | null;
    refetch: () => unknown;
  };
  keyOf(at: RecordAddress): QueryKey;
  read(at: RecordAddress): Written<Item>;
  create(projectId: string, body: FieldValues): Written<Item>;
  update(at: RecordAddress, body: Changes & { version: number }): Written<Item>;
  remove(at: RecordAddress, version: number): Promise<unknown>;
  transition(at: RecordAddress, body: Way & { version: number }): Written<Item>;
  comment(at: RecordAddress, body: AddCommentRequest): Written<Item>;
  attach(
    at: RecordAddress,
    body: { file: File; kind?: AttachmentKind },
    upload: typeof fetch,
  ): Written<Item>;
  detach(at: RecordAddress, attachmentId: string, version: number): Written<Item>;
  bulk(
    projectId: string,
    body: { items: RecordState[]; action: BulkAction; changes?: Changes; transition?: Way },
  ): Answer<BulkResult>;
  exportCsv(projectId: string, query: Omit<LogQuery, 'limit'>): Answer<string>;
}

/** Something that a transition asks for. */
export interface Asked {
  /** Property of the request. */
  name: string;
  label: string;
  required: boolean;
  /** What there is to choose from; a text without. */
  choices?: readonly { value: string; label: string }[];
  /** Whether it is asked, as far as the rest is answered; always without. */
  when?: (values: Readonly<Record<string, string>>) => boolean;
  /** A picture, attached before as this. */
  photo?: AttachmentKind;
}

/** What a dialog for writing a record is made of; its code comes with the dialog. */
export interface LogForm<Values extends FieldValues, Item> {
  /** In their order. */
  names: readonly (keyof Values & string)[];
  /** What can be empty once it was filled. */
  clearable: readonly string[];
  resolver: Resolver<Values>;
  /** Of the schema; what is typed is kept and offered again as far as it fits. */
  shape: Shape;
  blank: Values;
  /** What is another one in the next record, when one writes several. */
  unique: Partial<Values>;
  valuesOf(item: Item): Values;
  /** A value as it is read, for the comparison of two versions. */
  wordsOf(item: Item, name: string): string;
  /** What cannot be asked for any more, such as the review steps of an open submittal. */
  Fields(props: { projectId: string; item: Item | null }): ReactNode;
}

export interface CreateProps {
  projectId: string;
  onClose: () => void;
  onCreated: (id: string) => void;
}

export interface EditProps<Item> {
  item: Item;
  onClose: () => void;
}

/** What makes one log different from the others. */
export interface Log<Row, Item, Changes extends object = object, Way extends object = object> {
  /** In addresses of files and in the browser's storage. */
  name: string;
  kind: Kind;
  /** In the contract, for what people keep of it. */
  key: LogName;
  words: {
    title: string;
    /** At the beginning of a sentence. */
    One: string;
    /** What the log is for, where it is empty. */
    purpose: string;
  };
  exportAction: ProjectAction;
  operations: Record<
    | 'list'
    | 'get'
    | 'create'
    | 'update'
    | 'remove'
    | 'transition'
    | 'comment'
    | 'attach'
    | 'detach'
    | 'bulk'
    | 'export',
    OperationId
  >;
  calls: LogCalls<Row, Item, Changes, Way>;
  columns(hrefTo: (id: string) => string): readonly TableColumn<Row>[];
  /** Ids of the columns that are shown until somebody chooses otherwise. */
  initialColumns: readonly string[];
  /** The option lists that a record has, in the order of their filters. */
  filters: Readonly<Record<string, { label: string; values: readonly string[] }>>;
  /** Whom records are with can be changed for many at once. */
  assignable: boolean;
  /** Ways, from and to, that need nothing: they can be gone with many at once. */
  bulkWays: readonly (readonly [from: string, to: string])[];
  /** Whether the statuses are shown side by side, too. */
  board?: readonly string[];
  /** What a file can be for. */
  attachmentKinds?: readonly [AttachmentKind, ...AttachmentKind[]];
  transitionLabel(from: string, to: string): string;
  /** Whether it is what comes next, so that its button stands out. */
  isNext(item: Item, to: string): boolean;
  asks(item: Item, to: string): readonly Asked[];
  facts(item: Item): readonly (readonly [string, ReactNode])[];
  /** What stands between the facts and the files: answers, review steps. */
  Body?(props: { item: Item; log: AnyLog }): ReactNode;
  /** Further buttons beside those of the transitions. */
  Actions?(props: { item: Item; log: AnyLog; onOpen: (id: string) => void }): ReactNode;
  CreateDialog: OnDemand<CreateProps>;
  EditDialog(props: EditProps<Item>): ReturnType<FunctionComponent>;
}

/** Any log, for what does not depend on which one it is. */
export type AnyLog = Log<RecordRow, RecordDetail>;
