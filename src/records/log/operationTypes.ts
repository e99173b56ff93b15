import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type {
  AddCommentRequest,
  AttachmentKind,
  AttachmentPurpose,
  BulkAction,
  BulkResult,
  ListRfisData,
  LogGroup,
  RecordState,
  WatchRequest,
} from '@/api/generated/types.gen';
import type { OperationId } from '@/shared/errors/failures';
import type { ExportColumn } from './logColumn';

export interface RecordAddress {
  projectId: string;
  id: string;
}

/** Filters, order and search, common to all logs. */
export type LogQuery = NonNullable<ListRfisData['query']>;

export interface Page<Row> {
  data: Row[];
  nextCursor: string | null;
  total: number;
  counts: object;
  groups?: LogGroup[];
}

type Answer<Data> = Promise<{ data: Data }>;
type Result<Item> = { data: Item };
type Versioned<Body> = Body & { version: number };
interface BulkBody<Changes, Request> {
  items: RecordState[];
  action: BulkAction;
  changes?: Changes;
  transition?: Request;
}
type Attached = {
  /** Or a document. */
  file?: File;
  documentId?: string;
  kind?: AttachmentKind;
  purpose?: AttachmentPurpose;
};
/** How an upload is sent. By default it reports no progress and cannot be aborted. */
interface Transfer {
  fetch?: typeof fetch;
  signal?: AbortSignal;
}
/** Which records and columns are exported; all that match by default. */
interface ExportQuery<Column> extends Omit<LogQuery, 'limit' | 'groupBy'> {
  id?: string[];
  column?: Column[];
}

/** An operation of the contract with its generated call. */
type Operation<Options, Data> = readonly [
  id: OperationId,
  call: (options: Options & { throwOnError: true }) => Answer<Data>,
];
type Read<Options, Data> = readonly [
  ...Operation<Options & { signal: AbortSignal }, Data>,
  key: (options: Options) => QueryKey,
];

interface InProject {
  path: { projectId: string };
}

/** The generated operations of a log. */
export interface Table<Path, Row, Item, Creation, Changes, Request, Column> {
  /** Path parameters of a record. */
  path: (address: RecordAddress) => Path;
  list: Read<InProject & { query: LogQuery & { cursor?: string } }, Page<Row>>;
  get: Read<{ path: Path }, Result<Item>>;
  create: Operation<InProject & { body: Creation }, Result<Item>>;
  update: Operation<{ path: Path; body: Versioned<Changes> }, Result<Item>>;
  remove: Operation<{ path: Path; query: { version: number } }, unknown>;
  transition: Operation<{ path: Path; body: Versioned<Request> }, Result<Item>>;
  watch: Operation<{ path: Path; body: WatchRequest }, Result<Item>>;
  comment: Operation<{ path: Path; body: AddCommentRequest }, Result<Item>>;
  attach: Operation<{ path: Path; body: Attached } & Transfer, Result<Item>>;
  detach: Operation<
    { path: Path & { attachmentId: string }; query: { version: number } },
    Result<Item>
  >;
  bulk: Operation<InProject & { body: BulkBody<Changes, Request> }, BulkResult>;
  exportCsv: Operation<InProject & { query: ExportQuery<Column> }, Blob | File>;
}

/**
 * The operations of a log as shared code calls them. `call` is a method for bivariance, so that the operations of one
 * log are assignable to those of any log.
 */
export interface LogOperations<
  Row,
  Item,
  Creation = object,
  Changes = object,
  Request = object,
  Column = ExportColumn,
> {
  list: {
    id: OperationId;
    useQuery(projectId: string, query: LogQuery): ListQuery<Row>;
    /** Reads the first rows page by page, up to `limit`. */
    read(projectId: string, query: LogQuery, options: ReadOptions): Promise<AllRows<Row>>;
  };
  get: {
    id: OperationId;
    useQuery(address: RecordAddress): RecordQuery<Item>;
    key(address: RecordAddress): QueryKey;
    /** Reads the latest version into the cache. */
    read(client: QueryClient, address: RecordAddress): Promise<Item>;
  };
  create: { id: OperationId; call(projectId: string, body: Creation): Answer<Result<Item>> };
  update: {
    id: OperationId;
    call(address: RecordAddress, body: Versioned<Changes>): Answer<Result<Item>>;
  };
  remove: { id: OperationId; call(address: RecordAddress, version: number): Answer<unknown> };
  transition: {
    id: OperationId;
    call(address: RecordAddress, body: Versioned<Request>): Answer<Result<Item>>;
  };
  watch: {
    id: OperationId;
    call(address: RecordAddress, body: WatchRequest): Answer<Result<Item>>;
  };
  comment: {
    id: OperationId;
    call(address: RecordAddress, body: AddCommentRequest): Answer<Result<Item>>;
  };
  attach: {
    id: OperationId;
    call(address: RecordAddress, body: Attached, transfer?: Transfer): Answer<Result<Item>>;
  };
  detach: {
    id: OperationId;
    call(address: RecordAddress, attachmentId: string, version: number): Answer<Result<Item>>;
  };
  bulk: {
    id: OperationId;
    call(projectId: string, body: BulkBody<Changes, Request>): Answer<BulkResult>;
  };
  exportCsv: {
    id: OperationId;
    call(projectId: string, query: ExportQuery<Column>): Answer<Blob | File>;
  };
}

interface ReadOptions {
  limit: number;
  signal: AbortSignal;
}
/** `total` counts the rows of the host. */
interface AllRows<Row> {
  rows: Row[];
  total: number;
}

/** The parts of a list's query that shared code uses. */
export interface ListQuery<Row> {
  data: { pages: Page<Row>[] } | undefined;
  isPending: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export interface RecordQuery<Item> {
  data: Result<Item> | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}
