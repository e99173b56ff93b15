import { hubOf } from '../live/hub.ts';
import type { Seer } from '../live/seer.ts';
import type { LogCall } from '../logs/viewer.ts';
import type { MessageThread } from '../state/messages.ts';
import { isUsed } from '../state/projectModules.ts';
import { readsThread } from './access.ts';

/** Whether a receiver of events reads the thread now. */
const readsNow =
  (thread: MessageThread) =>
  ({ call, member: memberIn }: Seer): boolean => {
    const member = memberIn(thread.projectId);
    const { [thread.id]: now } = call.tenant.state.threads;
    return (
      member !== null &&
      now !== undefined &&
      isUsed(member.project, 'messages') &&
      readsThread(now, member.membership, call.user().viewing)
    );
  };

/** Tells the members of a thread that it has a new message, or another one than before. */
export function announceMessage(
  { tenant }: LogCall,
  type: 'message.created' | 'message.changed',
  thread: MessageThread,
  { id, position }: { id: string; position: number },
): void {
  const { id: threadId, projectId } = thread;
  const event = { type, projectId, threadId, messageId: id, position };
  hubOf(tenant).announce({ event, isFor: readsNow(thread) });
}

/** @param former people who were members before, and have to learn that they are none now */
export function announceThread(
  { tenant }: LogCall,
  thread: MessageThread,
  former: readonly string[] = [],
): void {
  const { id: threadId, projectId } = thread;
  const reads = readsNow(thread);
  hubOf(tenant).announce({
    event: { type: 'thread.changed', projectId, threadId },
    isFor: (seer) => reads(seer) || former.includes(seer.userId),
  });
}

/** Tells the other sessions of the caller. */
export function announceState({ tenant, user }: LogCall, thread: MessageThread): void {
  const { id: threadId, projectId } = thread;
  const { id } = user();
  hubOf(tenant).announce({
    event: { type: 'thread.changed', projectId, threadId },
    isFor: ({ userId }) => userId === id,
  });
}
