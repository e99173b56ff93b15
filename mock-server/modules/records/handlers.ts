import { csv, csvReply } from '../../core/lists/csv.ts';
import type { CsvColumns } from '../../core/lists/labels.ts';
import { sorted, sortedPage } from '../../core/lists/page.ts';
import { type LogCall, type Viewer, viewerIn } from '../../core/members/viewer.ts';
import type { Member } from '../../core/state/model.ts';
import type { LogRecord, StoredAttachment } from '../../core/state/records/logs.ts';
import type { UploadedFile } from '../../engine/body/form.ts';
import type { Problem, Refusal } from '../../engine/problem.ts';
import type { Form } from '../../engine/types.ts';
import type { components } from '../../generated/contract.d.ts';
import { grouped } from './groups.ts';
import { filtered, type LogQuery, logOrder, type PageQuery } from './list.ts';
import type { Changes, Log, TransitionRequest } from './log.ts';
import { type BulkRequest, bulk } from './write/bulk.ts';
import { comment } from './write/comments.ts';
import { change, update } from './write/fields.ts';
import { attach, detach } from './write/files.ts';
import { watch } from './write/watch.ts';
import { add, type Found, incomplete, remove, transition } from './write/write.ts';

type Schemas = components['schemas'];
type Row = Schemas['LogRow'] & { status: string };
type Creation<R extends LogRecord, C extends Changes> = C & { status?: R['status'] };
type Versioned<T> = T & { version: number };

type ProjectCall = LogCall & { member: Member };

type FileOf = (
  call: ProjectCall,
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
  Noun extends string,
  Column extends string,
> {
  log: Log<R, T, C>;
  /** The file of a form that attaches one: an upload, or a file of the documents. */
  fileOf: FileOf;
  /** The name by which a call has the record, such as `rfi`. */
  noun: Noun;
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
  Noun extends string,
  Column extends string,
>(definition: Definition<R, T, C, New, ListRow, Detail, Query, Noun, Column>) {
  const { log, noun, toRow, toDetail, passes } = definition;
  type RecordCall = ProjectCall & { records: Record<Noun, R> };

  const found = (call: RecordCall): Found<R> => ({
    record: call.records[noun],
    viewer: viewerIn(call),
  });
  const listed = (call: LogCall, viewer: Viewer, query: Query) =>
    filtered(log, call, viewer, query, (record) => passes?.(record, query) ?? true);

  /** Answers with the record, or the refusal. */
  const reply = <X extends Refusal, Status extends 200 | 201 = 200>(
    call: LogCall,
    done: Found<R> | X,
    status: Status = 200 as Status,
  ) => {
    if ('refused' in done) return done;
    return { status, body: { success: true as const, data: toDetail(call, done) } };
  };

  return {
    found,
    reply,

    list(call: ProjectCall & { query: Query & PageQuery & GroupQuery }) {
      const viewer = viewerIn(call);
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
      const viewer = viewerIn(call);
      const { status = 'draft', ...changes } = call.body;
      const draft = definition.blank(call, viewer, call.body);
      const refusal = incomplete(change(log, call, viewer, draft, changes));
      if (refusal) return refusal;
      const opening = status === 'draft' ? null : { status };
      return reply(call, add(log, call, viewer, draft, opening), 201);
    },

    get: (call: RecordCall) => reply<never>(call, found(call)),

    update(call: RecordCall & { body: Versioned<C> }) {
      const { version: _, ...changes } = call.body;
      return reply(call, update(log, call, found(call), changes));
    },

    remove(call: RecordCall) {
      remove(log, call, found(call));
      return { status: 200 as const, body: { success: true as const } };
    },

    transition: (call: RecordCall & { body: T }) =>
      reply(call, transition(log, call, found(call), call.body)),

    watch: (call: RecordCall & { body: Schemas['WatchRequest'] }) =>
      reply<never>(call, watch(log, call, found(call), call.body.watching)),

    comment(call: RecordCall & { body: Schemas['AddCommentRequest'] }) {
      const done = comment(log, call, found(call), call.body);
      if (!('refused' in done)) definition.onComment(call, log.type, done.record);
      return reply(call, done, 201);
    },

    async attach(
      call: RecordCall & { form: Form<AttachmentForm>; recheck(): Refusal<never> | null },
    ) {
      const file = await definition.fileOf(call, {
        file: call.form.file('file'),
        documentId: call.form.text('documentId'),
      });
      if ('refused' in file) return file;
      // The record may have changed while the file was read.
      const changed = call.recheck();
      if (changed) return changed;
      const kind = call.form.text('kind') as Schemas['AttachmentKind'] | undefined;
      const forReview = call.form.text('purpose') === 'review';
      return reply(call, attach(log, call, found(call), file, { kind, forReview }), 201);
    },

    detach: (call: RecordCall & { records: { attachment: StoredAttachment } }) =>
      reply(call, detach(log, call, found(call), call.records.attachment)),

    bulk(call: ProjectCall & { body: BulkRequest<C, T>; problem(refusal: Refusal): Problem }) {
      const done = bulk(log, call, viewerIn(call), call.body);
      return 'refused' in done ? done : { status: 200 as const, body: done };
    },

    exportCsv(call: ProjectCall & { query: Query & ExportQuery<Column> }) {
      const viewer = viewerIn(call);
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
