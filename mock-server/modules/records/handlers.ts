import { csv, csvReply } from '../../core/lists/csv.ts';
import type { CsvColumns } from '../../core/lists/labels.ts';
import { sorted, sortedPage } from '../../core/lists/page.ts';
import { closedProject } from '../../core/members/members.ts';
import { type LogCall, type Viewer, viewerOf } from '../../core/members/viewer.ts';
import type { LogRecord } from '../../core/state/logs.ts';
import type { UploadedFile } from '../../engine/body/form.ts';
import { type Problem, type Refusal, refuse } from '../../engine/problem.ts';
import type { Form } from '../../engine/types.ts';
import type { components } from '../../generated/contract.d.ts';
import { type BulkRequest, bulk } from './bulk.ts';
import { comment } from './comments.ts';
import { change, update } from './fields.ts';
import { attach, detach } from './files.ts';
import { grouped } from './groups.ts';
import { filtered, type LogQuery, logOrder, type PageQuery } from './list.ts';
import type { Changes, Log, TransitionRequest } from './log.ts';
import { watch } from './watch.ts';
import { add, type Found, find, incomplete, isClosed, remove, transition } from './write.ts';

type Schemas = components['schemas'];
type Row = Schemas['LogRow'] & { status: string };
type Creation<R extends LogRecord, C extends Changes> = C & { status?: R['status'] };
type Versioned<T> = T & { version: number };

type FileOf = (
  call: LogCall,
  projectId: string,
  form: { file: UploadedFile | undefined; documentId: string | undefined },
) => Promise<UploadedFile | Refusal<'VALIDATION_FAILED' | 'PAYLOAD_TOO_LARGE'>>;

/** The definition of a log's handlers, besides its rules. */
interface Definition<
  R extends LogRecord,
  T extends TransitionRequest<R['status']>,
  C extends Changes,
  New extends Creation<R, C>,
  ListRow extends Row,
  Detail extends ListRow,
  Query extends LogQuery,
  IdParam extends string,
  Column extends string,
> {
  log: Log<R, T, C>;
  /** The file of a form that attaches one: an upload, or a file of the documents. */
  fileOf: FileOf;
  /** Path parameter with a record's id, such as `rfiId`. */
  idParam: IdParam;
  /** Beginning of the exported file's name. */
  fileName: string;
  /** Columns of the exported file. */
  exportColumns: CsvColumns<Column, Detail>;
  /** A draft with default values. */
  blank(call: LogCall, viewer: Viewer, body: New): R;
  toRow(call: LogCall, viewer: Viewer, record: R): ListRow;
  toDetail(call: LogCall, found: Found<R>): Detail;
  /** Told of a record with a new comment, its last one. */
  onComment(call: LogCall, type: Schemas['WorkItemType'], record: NoInfer<R>): void;
  /** Whether a record passes the filters that only this log has. */
  passes?(record: R, query: Query): boolean;
}

/** The handlers that every log has. Each log assigns them to its operationIds. */
export function logHandlers<
  R extends LogRecord,
  T extends TransitionRequest<R['status']>,
  C extends Changes,
  New extends Creation<R, C>,
  ListRow extends Row,
  Detail extends ListRow,
  Query extends LogQuery,
  IdParam extends string,
  Column extends string,
>(definition: Definition<R, T, C, New, ListRow, Detail, Query, IdParam, Column>) {
  const { log, idParam, toRow, toDetail, passes } = definition;
  type ProjectCall = LogCall & { params: { projectId: string } };
  type RecordCall = LogCall & { params: { projectId: string } & Record<IdParam, string> };

  const at = ({ params }: RecordCall) => ({ projectId: params.projectId, id: params[idParam] });
  const listed = (call: LogCall, viewer: Viewer, query: Query) =>
    filtered(log, call, viewer, query, (record) => passes?.(record, query) ?? true);
  const result = (call: LogCall, found: Found<R>) => ({
    success: true as const,
    data: toDetail(call, found),
  });

  /** Answers 200 with the record, or the refusal. */
  const reply = <X extends Refusal>(call: LogCall, done: Found<R> | X) =>
    'refused' in done ? done : { status: 200 as const, body: result(call, done) };
  const commented = <X extends Refusal>(call: LogCall, done: Found<R> | X) => {
    if (!('refused' in done)) definition.onComment(call, log.type, done.record);
    return done;
  };
  /** Answers 201 with the record, or the refusal. */
  const created = <X extends Refusal>(call: LogCall, done: Found<R> | X) =>
    'refused' in done ? done : { status: 201 as const, body: result(call, done) };

  return {
    at,
    reply,
    created,

    list(call: ProjectCall & { query: Query & PageQuery & GroupQuery }) {
      const viewer = viewerOf(call, call.params.projectId);
      if (!viewer) return refuse('NOT_FOUND');
      const { records, counts } = listed(call, viewer, call.query);
      const { groupBy, sort } = call.query;
      const ungrouped = { order: logOrder<R>(sort) };
      const { order, ...groups } = groupBy
        ? grouped(call.tenant, groupBy, records, ungrouped.order)
        : ungrouped;
      const page = sortedPage(records, order, call.query);
      if ('refused' in page) return page;
      const data = page.items.map((record) => toRow(call, viewer, record));
      const { nextCursor } = page;
      const total = records.length;
      return {
        status: 200 as const,
        body: { success: true as const, data, nextCursor, total, ...groups, counts },
      };
    },

    create(call: ProjectCall & { body: New }) {
      const viewer = viewerOf(call, call.params.projectId);
      if (!viewer) return refuse('NOT_FOUND');
      if (isClosed(viewer)) return closedProject();
      if (!log.may(viewer, 'create')) return refuse('FORBIDDEN');
      const { status = 'draft', ...changes } = call.body;
      const draft = definition.blank(call, viewer, call.body);
      const refusal = incomplete(change(log, call, viewer, draft, changes));
      if (refusal) return refusal;
      return created(call, add(log, call, viewer, draft, status === 'draft' ? null : { status }));
    },

    get: (call: RecordCall) => reply(call, find(log, call, at(call))),

    update(call: RecordCall & { body: Versioned<C> }) {
      const { version, ...changes } = call.body;
      return reply(call, update(log, call, at(call), version, changes));
    },

    remove(call: RecordCall & { query: { version: number } }) {
      const done = remove(log, call, at(call), call.query.version);
      return 'refused' in done ? done : { status: 200 as const, body: { success: true as const } };
    },

    transition(call: RecordCall & { body: Versioned<T> }) {
      const { version, ...request } = call.body;
      return reply(call, transition(log, call, at(call), version, request));
    },

    watch: (call: RecordCall & { body: Schemas['WatchRequest'] }) =>
      reply(call, watch(log, call, at(call), call.body.watching)),

    comment: (call: RecordCall & { body: Schemas['AddCommentRequest'] }) =>
      created(call, commented(call, comment(log, call, at(call), call.body))),

    async attach(call: RecordCall & { form: Form<AttachmentForm> }) {
      const { projectId } = call.params;
      const file = await definition.fileOf(call, projectId, {
        file: call.form.file('file'),
        documentId: call.form.text('documentId'),
      });
      if ('refused' in file) return file;
      const kind = call.form.text('kind') as Schemas['AttachmentKind'] | undefined;
      const forReview = call.form.text('purpose') === 'review';
      const text = call.form.text('version');
      const version = text === undefined ? undefined : Number(text);
      return created(call, attach(log, call, at(call), file, { kind, forReview, version }));
    },

    detach(
      call: LogCall & {
        params: RecordCall['params'] & { attachmentId: string };
        query: { version: number };
      },
    ) {
      const { attachmentId } = call.params;
      return reply(call, detach(log, call, at(call), attachmentId, call.query.version));
    },

    bulk(call: ProjectCall & { body: BulkRequest<C, T>; problem(refusal: Refusal): Problem }) {
      const { projectId } = call.params;
      const viewer = viewerOf(call, projectId);
      if (!viewer) return refuse('NOT_FOUND');
      if (isClosed(viewer)) return closedProject();
      const done = bulk(log, call, projectId, call.body);
      return 'refused' in done ? done : { status: 200 as const, body: done };
    },

    exportCsv(call: ProjectCall & { query: Query & ExportQuery<Column> }) {
      const viewer = viewerOf(call, call.params.projectId);
      if (!viewer) return refuse('NOT_FOUND');
      if (!log.may(viewer, 'export')) return refuse('FORBIDDEN');
      const { id: ids, column, sort } = call.query;
      const { exportColumns, fileName } = definition;
      const chosen = column ?? (Object.keys(exportColumns) as Column[]);
      const columns = chosen.map((name) => exportColumns[name]);
      const records = listed(call, viewer, call.query).records.filter(
        ({ id }) => ids?.includes(id) ?? true,
      );
      const rows = sorted(records, logOrder<R>(sort)).map((record) => {
        const detail = toDetail(call, { record, viewer });
        return columns.map(([, text]) => text(detail, viewer.project));
      });
      const head = columns.map(([name]) => name);
      return csvReply(fileName, call.now, csv(head, rows));
    },
  };
}

interface GroupQuery {
  groupBy?: Schemas['LogGrouping'];
}

interface ExportQuery<Column> extends Pick<PageQuery, 'sort'> {
  id?: string[];
  column?: Column[];
}

interface AttachmentForm {
  file?: unknown;
  documentId?: unknown;
  kind?: unknown;
  purpose?: unknown;
  version?: unknown;
}
