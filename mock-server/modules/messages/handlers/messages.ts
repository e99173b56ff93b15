import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import { nameOf } from '../../../core/members/people.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import type { MessageThread } from '../../../core/state/messages.ts';
import type { Member } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import type { access } from '../access.ts';
import { countOfAll, discussionOf, isDiscussion, storedDiscussion } from '../discussions.ts';
import { announceState, announceThread } from '../events.ts';
import { hasMessages, isOpen, membersOf, messagesOf } from '../rights.ts';
import { isTheirs, stateOf, threadsOf, unreadCount, unreadIn } from '../unread.ts';
import { detailOf, messageOf, threadOf } from '../view.ts';

/** The title of a thread and the names of its members, for a search. */
const wordsOf = ({ tenant }: LogCall, thread: MessageThread): string[] => [
  thread.title,
  ...(isOpen(thread) || isDiscussion(thread)
    ? []
    : membersOf(tenant.state, thread).map(({ userId }) => nameOf(tenant, userId))),
];

/** Returns what is wrong with the people of a new group, or of a direct thread. */
function memberRefusal({ tenant }: LogCall, projectId: string, ids: readonly string[]) {
  const { memberships } = tenant.state;
  const stranger = ids.findIndex(
    (id) =>
      !memberships.some(
        (membership) =>
          membership.projectId === projectId && membership.userId === id && hasMessages(membership),
      ),
  );
  if (stranger < 0) return null;
  const detail = 'must be a person of the project who has messages';
  return invalid(`/memberIds/${stranger}`, 'reference', detail);
}

/** Returns the direct thread of two people. */
const directOf = ({ tenant }: LogCall, projectId: string, ids: readonly string[]) =>
  Object.values(tenant.state.threads).find(
    ({ kind, projectId: threadProjectId, memberIds }) =>
      kind === 'direct' &&
      threadProjectId === projectId &&
      ids.every((id) => memberIds.includes(id)),
  );

/** The discussion of a record, which exists with the record. */
function discussionReply(
  call: LogCall,
  member: Member,
  { title, memberIds, record }: components['schemas']['CreateMessageThreadRequest'],
) {
  if (title !== undefined) return invalid('/title', 'conflict', 'must be absent: it is the record');
  if (memberIds) return invalid('/memberIds', 'conflict', 'must be absent: the record has readers');
  if (!record) return invalid('/record', 'required', 'is required');
  const thread = discussionOf(call.tenant.state, member, record);
  if (thread?.projectId !== member.project.id) {
    return invalid('/record/id', 'unknown', 'must be a record of the project');
  }
  return created(detailOf(call, { thread, member }));
}

/** Returns the position in a cursor of `listMessages`. */
const positionOf = (cursor: string): number | null => {
  const found = /^after-(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return found ? Number(found[1]) + 1 : null;
};

export const handlers = {
  listMessageThreads(call) {
    const { show = 'inbox', q } = call.query;
    const { member } = call;
    const { state } = call.tenant;
    const { userId } = member.membership;
    const isFound = searchesFor(q);
    const threads = threadsOf(call, member).filter((thread) => {
      const { archived, starred } = stateOf(state, thread, userId);
      const shown = {
        archived: () => archived,
        starred: () => starred,
        records: () => isDiscussion(thread),
        inbox: () => !archived && isTheirs(thread, member),
        unread: () => !archived && unreadIn(state, thread, userId).length > 0,
      };
      const isShown = shown[show]();
      return isShown && isFound(...wordsOf(call, thread));
    });
    const latest = (thread: MessageThread) =>
      messagesOf(state, thread).at(-1)?.createdAt ?? thread.createdAt;
    const unread = unreadCount(call, member);
    return pageReply(
      threads,
      orderOf('-latest', latest),
      call.query,
      (thread) => threadOf(call, { thread, member }),
      { unreadCount: unread },
    );
  },

  createMessageThread(call) {
    const { projectId } = call.params;
    const { kind, title = '', memberIds = [], record } = call.body;
    const { member } = call;
    const { userId } = member.membership;
    if (kind === 'item') return discussionReply(call, member, call.body);
    if (record)
      return invalid('/record', 'conflict', 'must be absent: the thread is no discussion');
    const isShared = kind !== 'direct';
    if (isShared && !title.trim()) return invalid('/title', 'required', 'is required');
    if (isOpen({ kind }) && memberIds.length > 0) {
      return invalid('/memberIds', 'conflict', 'must be absent: everybody is a member');
    }
    const others = memberIds.filter((id) => id !== userId);
    if (kind === 'direct' && (others.length !== 1 || memberIds.length !== 1)) {
      return invalid('/memberIds', 'reference', 'must be one other person');
    }
    if (kind === 'group' && others.length === 0) {
      return invalid('/memberIds', 'required', 'must name another person');
    }
    const refusal = memberRefusal(call, projectId, memberIds);
    if (refusal) return refusal;
    const people = isOpen({ kind }) ? [] : [userId, ...others];
    const known = kind === 'direct' ? directOf(call, projectId, people) : undefined;
    if (known) return created(detailOf(call, { thread: known, member }));
    const thread: MessageThread = {
      id: newId('thr'),
      ...{ projectId, kind },
      title: isShared ? title.trim() : '',
      memberIds: people,
      createdAt: new Date(call.now).toISOString(),
      createdById: userId,
      states: {},
      waiting: [],
      version: 1,
    };
    call.tenant.state.threads[thread.id] = thread;
    call.tenant.state.messages[thread.id] = [];
    announceThread(call, thread);
    return created(detailOf(call, { thread, member }));
  },

  getMessageThread: (call) =>
    ok(detailOf(call, { thread: call.records.thread, member: call.member })),

  updateMessageThread(call) {
    const { member } = call;
    const { thread } = call.records;
    const { version, title, memberIds } = call.body;
    if (memberIds && isOpen(thread)) {
      return invalid('/memberIds', 'conflict', 'must be absent: everybody is a member');
    }
    const added = memberIds?.filter((id) => !thread.memberIds.includes(id)) ?? [];
    const refusal = memberRefusal(call, thread.projectId, added);
    if (refusal) return refusal;
    const { userId } = member.membership;
    const people = memberIds ? [...new Set([userId, ...memberIds])] : thread.memberIds;
    const former = thread.memberIds.filter((id) => !people.includes(id));
    const next: MessageThread = {
      ...thread,
      title: title?.trim() ?? thread.title,
      memberIds: people,
      version: version + 1,
    };
    call.tenant.state.threads[thread.id] = next;
    announceThread(call, next, former);
    return ok(detailOf(call, { thread: next, member }));
  },

  updateMessageThreadState(call) {
    const { member } = call;
    const { thread } = call.records;
    const { state } = call.tenant;
    const { userId } = member.membership;
    const before = stateOf(state, thread, userId);
    const { readUpTo = before.readUpTo, ...changes } = call.body;
    const next = {
      ...{ muted: before.muted, starred: before.starred, archived: before.archived },
      ...changes,
      readUpTo: Math.min(readUpTo, messagesOf(state, thread).length),
    };
    // Somebody who administers the account without being a member of the project is not one of those who read.
    const threadState = {
      readUpTo: next.readUpTo,
      muted: next.muted,
      starred: next.starred,
      archived: next.archived,
    };
    thread.states[userId] = threadState;
    if (isDiscussion(thread)) {
      storedDiscussion(state, thread.record.id).states[userId] = {
        ...threadState,
        readUpTo: countOfAll(thread, threadState.readUpTo),
      };
    }
    if (next.readUpTo !== before.readUpTo) announceThread(call, thread);
    else announceState(call, thread);
    return ok(detailOf(call, { thread, member }));
  },

  removeMessageThreadMembership(call) {
    const { member } = call;
    const { thread } = call.records;
    const { userId } = member.membership;
    delete thread.states[userId];
    const memberIds = thread.memberIds.filter((id) => id !== userId);
    const next = { ...thread, memberIds, version: thread.version + 1 };
    call.tenant.state.threads[thread.id] = next;
    announceThread(call, next, [userId]);
    return DONE;
  },

  listMessages(call) {
    const { member } = call;
    const { thread } = call.records;
    const { from = 1, limit = 50, cursor } = call.query;
    const position = cursor === undefined ? from : positionOf(cursor);
    if (position === null) return invalid('/cursor', 'cursor', 'must come from the previous page');
    const messages = messagesOf(call.tenant.state, thread);
    const end = position - 1 + limit;
    const data = messages
      .slice(position - 1, end)
      .map((message, index) => messageOf(call, { thread, member }, message, position + index));
    const nextCursor =
      end < messages.length ? Buffer.from(`after-${end}`).toString('base64url') : null;
    return ok(data, { nextCursor });
  },
} satisfies GuardedHandlers<typeof access>;
