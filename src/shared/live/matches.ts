import type { StreamEvent } from '@/api/generated/types.gen';
import { kindFacts } from '../modules/modules';

/** The parts of a generated query key. */
export interface QueryId {
  _id: string;
  tags?: readonly string[];
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
}

/** The figures of unread messages. */
const COUNTING: readonly string[] = ['listMessageThreads', 'getProject', 'listProjects'];

/** Whether an answer is stale after an event. */
export function isStaleAfter(event: StreamEvent, query: QueryId, data: unknown): boolean {
  switch (event.type) {
    case 'stream.reset':
      return true;
    case 'access.changed':
      return event.projectId === null || isOf(event.projectId, query) || isOfAccount(query);
    case 'record.changed':
      return isOf(event.projectId, query) && isAbout(event, query, data) && !knows(event, data);
    case 'processing.progress':
      return isOf(event.projectId, query) && isAbout(event, query, data);
    case 'presence.changed':
      return query._id === 'listPresence' && names(data, event.recordId, query);
    case 'notification.changed':
      return query._id === 'listNotifications' || query._id === 'getNotificationCounts';
    case 'message.created':
    case 'message.changed':
    case 'thread.changed':
      return isOf(event.projectId, query) && isAboutThread(event, query);
    default:
      return false;
  }
}

/** Tells whether the answer is of this project, or of none. */
const isOf = (projectId: string | null, { path }: QueryId): boolean =>
  projectId === null || path?.projectId === undefined || path.projectId === projectId;

const isOfAccount = ({ path }: QueryId): boolean => path?.projectId === undefined;

function isAbout(
  { recordType, recordId }: { recordType: string; recordId: string },
  { _id, tags = [], path = {} }: QueryId,
  data: unknown,
): boolean {
  const stale = kindFacts(recordType)?.stale;
  // What no module knows makes the whole project stale.
  if (!stale) return true;
  const { tag, operations, naming } = stale;
  if (tag !== undefined && tags.includes(tag)) {
    const { projectId: _, ...others } = path;
    const ids = Object.values(others);
    return ids.length === 0 || ids.includes(recordId);
  }
  const isIn = (ids: readonly string[] | undefined) => ids?.includes(_id) ?? false;
  return isIn(operations) || (isIn(naming) && JSON.stringify(data ?? '').includes(recordId));
}

/** A message changes the thread, the figures and its own page; the state of a thread changes no page. */
function isAboutThread(
  event: Extract<StreamEvent, { threadId: string }>,
  { _id, path, query }: QueryId,
): boolean {
  if (COUNTING.includes(_id)) return true;
  if (path?.threadId !== event.threadId) return false;
  if (_id === 'getMessageThread') return true;
  if (event.type === 'thread.changed' || _id !== 'listMessages') return false;
  const { from, limit } = query ?? {};
  if (typeof from !== 'number' || typeof limit !== 'number') return true;
  return event.position >= from && event.position < from + limit;
}

/** The record of a presence is in the query of its call. */
const names = (_data: unknown, recordId: string, query: QueryId): boolean =>
  JSON.stringify(query).includes(recordId);

/** Whether the answer has the record in this version already, such as after the user's own change. */
function knows(
  { recordId, version, parts, change }: Extract<StreamEvent, { type: 'record.changed' }>,
  data: unknown,
): boolean {
  if (version === null || parts || change === 'deleted') return false;
  for (const row of rowsIn(data)) {
    if (row.id === recordId) return typeof row.version === 'number' && row.version >= version;
  }
  return false;
}

type Row = { id?: unknown; version?: unknown };

/** The records of an answer: one, a list, or the pages of one. */
function* rowsIn(answer: unknown): Generator<Row> {
  if (typeof answer !== 'object' || answer === null) return;
  if ('pages' in answer && Array.isArray(answer.pages)) {
    for (const page of answer.pages) yield* rowsIn(page);
    return;
  }
  if (!('data' in answer) || typeof answer.data !== 'object' || answer.data === null) return;
  if (Array.isArray(answer.data)) yield* answer.data;
  else yield answer.data as Row;
}
