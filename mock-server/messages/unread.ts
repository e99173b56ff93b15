import type { LogCall } from '../logs/viewer.ts';
import type { Member } from '../members/members.ts';
import type { MessageThread, StoredMessage, ThreadState } from '../state/messages.ts';
import type { TenantState } from '../state/model.ts';
import { messagesOf, readsThread } from './access.ts';

/** How a person follows a thread. */
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

/** The threads that the caller reads. */
export function threadsOf(call: LogCall, { project, membership }: Member): MessageThread[] {
  const { viewing } = call.user();
  return Object.values(call.tenant.state.threads).filter(
    (thread) => thread.projectId === project.id && readsThread(thread, membership, viewing),
  );
}

/** How many messages the caller has not read in a project, apart from muted threads. */
export const unreadCount = (call: LogCall, member: Member): number =>
  threadsOf(call, member).reduce((sum, thread) => {
    const { state } = call.tenant;
    const { userId } = member.membership;
    return stateOf(state, thread, userId).muted
      ? sum
      : sum + unreadIn(state, thread, userId).length;
  }, 0);
