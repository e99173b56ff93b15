import { memberOf } from '../../core/members/members.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { ThreadState } from '../../core/state/messages.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import { allLogs, type RecordType } from '../records/allLogs.ts';
import { inCourt, listeners, owners, writers } from '../records/told.ts';
import { discussionOf, storedDiscussion } from './discussions.ts';
import { announceComment } from './events.ts';
import { hasMessages } from './rights.ts';

/**
 * Makes a new comment a message: it is unread for those whom a notification tells of it, and for all who have talked in
 * the discussion before.
 * @param record with the comment, its last one
 */
export function commentAdded(call: LogCall, type: RecordType, record: LogRecord): void {
  const added = record.comments.at(-1);
  if (!added) return;
  const { id, createdById, mentionIds } = added;
  const { state } = call.tenant;
  const { projectId } = record;
  const before = record.comments.length - 1;
  const { states } = storedDiscussion(state, record.id);
  const told = [
    ...inCourt(state, allLogs[type], record),
    ...owners(record),
    ...writers(record),
    ...listeners(record),
  ].map(([userId]) => userId);
  for (const userId of new Set([...Object.keys(states), ...told, ...mentionIds, createdById])) {
    const membership =
      state.memberships.find(
        (candidate) => candidate.projectId === projectId && candidate.userId === userId,
      ) ?? (userId === createdById ? memberOf(call, projectId)?.membership : undefined);
    const project = memberOf(call, projectId)?.project;
    if (!membership || !project || !hasMessages(membership)) continue;
    const thread = discussionOf(state, { project, membership }, { type, id: record.id });
    if (!thread?.said.some((comment) => comment.id === id)) continue;
    states[userId] = next(states[userId], before, userId === createdById);
  }
  announceComment(call, 'message.created', record, id);
}

const next = (known: ThreadState | undefined, before: number, isAuthor: boolean): ThreadState => {
  const state = known ?? { readUpTo: before, muted: false, starred: false, archived: false };
  return {
    ...state,
    readUpTo: isAuthor ? before + 1 : state.readUpTo,
    archived: state.archived && state.muted,
  };
};
