import type { LogCall } from '../../core/members/viewer.ts';
import type { MessageThread, StoredMessage, ThreadState } from '../../core/state/messages.ts';
import type { Member, TenantState } from '../../core/state/model.ts';
import {
  type Discussion,
  discussionId,
  discussionsOf,
  discussionWith,
  isDiscussion,
  takesPart,
} from './discussions.ts';
import { hasMessages, messagesOf, readsThread } from './rights.ts';

/** Returns how a person follows a thread. */
export const stateOf = (state: TenantState, thread: MessageThread, userId: string): ThreadState =>
  (Object.hasOwn(thread.states, userId) ? thread.states[userId] : undefined) ?? {
    readUpTo: messagesOf(state, thread).length,
    muted: false,
    starred: false,
    archived: false,
  };

/** The messages of others that a person has not read. */
export const unreadIn = (
  state: TenantState,
  thread: MessageThread,
  userId: string,
): StoredMessage[] =>
  messagesOf(state, thread)
    .slice(stateOf(state, thread, userId).readUpTo)
    .filter(({ createdById, deletedAt }) => createdById !== userId && deletedAt === null);

/** Returns the threads that the caller reads, apart from discussions. */
function talksOf(call: LogCall, { project, membership }: Member): MessageThread[] {
  const { viewing } = call.user();
  return Object.values(call.tenant.state.threads).filter(
    (thread) => thread.projectId === project.id && readsThread(thread, membership, viewing),
  );
}

/** Returns the threads that the caller reads, the discussions of all records included. */
export const threadsOf = (call: LogCall, member: Member): MessageThread[] =>
  hasMessages(member.membership)
    ? [...talksOf(call, member), ...discussionsOf(call.tenant.state, member)]
    : [];

/** Tells whether the thread is in the inbox of a person, unless they have archived it. */
export const isTheirs = (thread: MessageThread, { membership }: Member): boolean =>
  !isDiscussion(thread) || takesPart(thread, membership);

/** Returns how many messages the caller has not read in a project, apart from muted threads. */
export function unreadCount(call: LogCall, member: Member): number {
  const { state } = call.tenant;
  const { userId } = member.membership;
  if (!hasMessages(member.membership)) return 0;
  return [...talksOf(call, member), ...followedBy(state, member)].reduce(
    (sum, thread) =>
      stateOf(state, thread, userId).muted ? sum : sum + unreadIn(state, thread, userId).length,
    0,
  );
}

/** Returns the discussions that a person was told of. Others have nothing unread. */
const followedBy = (state: TenantState, member: Member): Discussion[] =>
  Object.entries(state.discussions).flatMap(([recordId, { states }]) =>
    Object.hasOwn(states, member.membership.userId)
      ? (discussionWith(state, member, discussionId({ id: recordId })) ?? [])
      : [],
  );
