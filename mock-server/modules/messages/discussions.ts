import { type Viewer, viewerAs } from '../../core/members/viewer.ts';
import type {
  MessageThread,
  StoredDiscussion,
  StoredMessage,
  ThreadState,
} from '../../core/state/messages.ts';
import { lookUp, type Member, type Membership, type TenantState } from '../../core/state/model.ts';
import type { LogRecord, StoredComment } from '../../core/state/records/logs.ts';
import { allLogs, type RecordType } from '../records/allLogs.ts';
import { seenRecord, sees } from '../records/rights.ts';
import { readable } from '../records/view.ts';

/**
 * The discussion of a record as one of its viewers reads it. Nothing of it is stored besides the comments themselves.
 */
export interface Discussion extends MessageThread {
  kind: 'item';
  type: RecordType;
  record: LogRecord;
  /** The comments that the viewer reads, as messages. */
  said: StoredMessage[];
  /** Whether a member of the project sees the record. */
  isSeenBy: (membership: Membership) => boolean;
  mayComment: (membership: Membership) => boolean;
  mayCommentInternally: (membership: Membership) => boolean;
}

const PREFIX = 'thr_item-';
export const discussionId = ({ id }: Pick<LogRecord, 'id'>): string => PREFIX + id;

export const isDiscussion = (thread: MessageThread): thread is Discussion => thread.kind === 'item';

const types = Object.keys(allLogs) as RecordType[];

export function storedDiscussion(state: TenantState, recordId: string): StoredDiscussion {
  const known = lookUp(state.discussions, recordId) ?? { states: {}, made: {} };
  state.discussions[recordId] = known;
  return known;
}

/** Returns the discussion with this id; null if the member does not see such a record. */
export function discussionWith(
  state: TenantState,
  member: Member,
  threadId: string,
): Discussion | null {
  if (!threadId.startsWith(PREFIX)) return null;
  const id = threadId.slice(PREFIX.length);
  const type = types.find(
    (candidate) => lookUp(allLogs[candidate].records(state), id) !== undefined,
  );
  const found = type === undefined ? null : discussionOf(state, member, { type, id });
  return found?.projectId === member.project.id ? found : null;
}

/** The discussion of a record; null if the member does not see the record. */
export function discussionOf(
  state: TenantState,
  member: Member,
  { type, id }: { type: RecordType; id: string },
): Discussion | null {
  const viewer = viewerAs(state, member);
  const record = seenRecord(allLogs[type], state, viewer, id);
  return record ? discussed(state, viewer, type, record) : null;
}

/** The discussions of all records with comments that a member reads. */
export function discussionsOf(state: TenantState, member: Member): Discussion[] {
  const viewer = viewerAs(state, member);
  return types.flatMap((type) =>
    Object.values(allLogs[type].records(state))
      .filter((record) => record.comments.length > 0 && sees(allLogs[type], viewer, record))
      .map((record) => discussed(state, viewer, type, record))
      .filter(({ said }) => said.length > 0),
  );
}

function discussed(
  state: TenantState,
  viewer: Viewer,
  type: RecordType,
  record: LogRecord,
): Discussion {
  const log = allLogs[type];
  const { project } = viewer;
  const as = (membership: Membership) => viewerAs(state, { project, membership });
  const stored = lookUp(state.discussions, record.id);
  const said = readable(viewer, record);
  const all = record.comments;
  /** How many of the first comments the viewer reads. */
  const shownOf = (count: number) =>
    said.length === all.length ? count : readable(viewer, { comments: all.slice(0, count) }).length;
  const states = Object.entries(stored?.states ?? {}).map(
    ([userId, threadState]): [string, ThreadState] => [
      userId,
      { ...threadState, readUpTo: shownOf(threadState.readUpTo) },
    ],
  );
  return {
    id: discussionId(record),
    projectId: record.projectId,
    kind: 'item',
    title: [record.number, record.title].filter(Boolean).join(' '),
    memberIds: [],
    createdAt: record.createdAt,
    createdById: record.createdById,
    states: Object.fromEntries(states),
    waiting: [],
    version: record.version,
    type,
    record,
    said: said.map((comment) => messageFor(comment, stored?.made[comment.id] ?? [])),
    isSeenBy: (membership) => sees(log, as(membership), record),
    mayComment: (membership) => log.may(as(membership), 'comment', record),
    mayCommentInternally: (membership) => log.may(as(membership), 'comment_internally', record),
  };
}

const messageFor = (
  { id, body, createdAt, createdById, mentionIds, visibility }: StoredComment,
  records: StoredMessage['records'],
): StoredMessage => ({
  ...{ id, body, createdAt, createdById, mentionIds, records },
  editedAt: null,
  deletedAt: null,
  replyToId: null,
  attachments: [],
  reactions: {},
  pinnedAt: null,
  ...(visibility === 'internal' && { internal: true }),
});

/** Returns how many of all comments come with the first ones that a viewer reads. */
export function countOfAll({ record, said }: Discussion, readUpTo: number): number {
  const next = said[readUpTo];
  const index = next ? record.comments.findIndex(({ id }) => id === next.id) : -1;
  return index < 0 ? record.comments.length : index;
}

/** Tells whether a person is one of those who talk here, so that the discussion is in their inbox. */
export const takesPart = (
  { states, said }: Discussion,
  { userId, companyId }: Membership,
): boolean =>
  Object.hasOwn(states, userId) ||
  said.some(
    ({ createdById, mentionIds }) =>
      createdById === userId ||
      mentionIds.includes(userId) ||
      (companyId !== null && mentionIds.includes(companyId)),
  );
