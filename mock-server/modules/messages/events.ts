import type { Seer } from '../../core/kinds/seer.ts';
import { hubOf } from '../../core/live/hub.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { MessageThread } from '../../core/state/messages.ts';
import { lookUp } from '../../core/state/model.ts';
import { isUsed } from '../../core/state/projectModules.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import { discussionId, discussionWith } from './discussions.ts';
import { hasMessages, readsThread } from './rights.ts';

/** Tells whether a receiver of events reads the thread now. */
const readsNow =
  (thread: MessageThread) =>
  ({ call, member: memberIn }: Seer): boolean => {
    const member = memberIn(thread.projectId);
    if (!member || !isUsed(member.project, 'messages')) return false;
    const { state } = call.tenant;
    const now = lookUp(state.threads, thread.id) ?? discussionWith(state, member, thread.id);
    return now != null && readsThread(now, member.membership, call.user().viewing);
  };

/**
 * Tells those who read a comment. They do not all count the same comments, so it has up to two positions: among all
 * comments, and among those that everybody reads.
 */
export function announceComment(
  { tenant }: LogCall,
  type: 'message.created' | 'message.changed',
  record: LogRecord,
  commentId: string,
): void {
  const { projectId, comments } = record;
  const threadId = discussionId(record);
  const open = comments.filter(({ visibility }) => visibility === 'everyone');
  const positions = [comments, open].map(
    (some) => some.findIndex(({ id }) => id === commentId) + 1,
  );
  for (const position of new Set(positions.filter(Boolean))) {
    const event = { type, projectId, threadId, messageId: commentId, position };
    const isFor = ({ call, member: memberIn }: Seer): boolean => {
      const member = memberIn(projectId);
      if (!member || !isUsed(member.project, 'messages') || !hasMessages(member.membership)) {
        return false;
      }
      const now = discussionWith(call.tenant.state, member, threadId);
      return now?.said[position - 1]?.id === commentId;
    };
    hubOf(tenant).announce({ event, isFor });
  }
}

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
    isFor: (seer) =>
      reads(seer) || (former.includes(seer.userId) && seer.member(projectId) !== null),
  });
}

/** Tells the other sessions of the caller. */
export function announceState({ tenant, user }: LogCall, thread: MessageThread): void {
  const { id: threadId, projectId } = thread;
  const { id } = user();
  hubOf(tenant).announce({
    event: { type: 'thread.changed', projectId, threadId },
    isFor: ({ userId, member }) => userId === id && member(projectId) !== null,
  });
}
