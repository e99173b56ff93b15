import { registerAudience } from '../../core/live/audience.ts';
import { hubOf } from '../../core/live/hub.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { MessageThread } from '../../core/state/messages.ts';
import { lookUp } from '../../core/state/model.ts';
import { isUsed } from '../../core/state/projectModules.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import { discussionId, discussionWith } from './discussions.ts';
import { hasMessages, readsThread } from './rights.ts';

declare module '../../core/live/event.ts' {
  interface Audiences {
    /** Those who read a thread now, and former readers who are still in the project. */
    thread: { projectId: string; threadId: string; former?: readonly string[] };
    /** Those who read a comment of a record at this position. */
    comment: { projectId: string; threadId: string; messageId: string; position: number };
    /** A member of a project. */
    member: { projectId: string; userId: string };
  }
}

registerAudience(
  'thread',
  ({ call, userId, member: memberIn }, { projectId, threadId, former }) => {
    const member = memberIn(projectId);
    if (!member) return false;
    if (former?.includes(userId)) return true;
    if (!isUsed(member.project, 'messages')) return false;
    const { state } = call.tenant;
    const now = lookUp(state.threads, threadId) ?? discussionWith(state, member, threadId);
    return now != null && readsThread(now, member.membership, call.user().viewing);
  },
);
registerAudience(
  'comment',
  ({ call, member: memberIn }, { projectId, threadId, messageId, position }) => {
    const member = memberIn(projectId);
    if (!member || !isUsed(member.project, 'messages') || !hasMessages(member.membership))
      return false;
    return (
      discussionWith(call.tenant.state, member, threadId)?.said[position - 1]?.id === messageId
    );
  },
);
registerAudience(
  'member',
  (seer, { userId, projectId }) => seer.userId === userId && seer.member(projectId) !== null,
);

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
    const where = { projectId, threadId, messageId: commentId, position };
    hubOf(tenant).announce({ event: { type, ...where }, audience: { to: 'comment', ...where } });
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
  hubOf(tenant).announce({ event, audience: { to: 'thread', projectId, threadId } });
}

/** @param former people who were members before, and have to learn that they are none now */
export function announceThread(
  { tenant }: LogCall,
  thread: MessageThread,
  former: readonly string[] = [],
): void {
  const { id: threadId, projectId } = thread;
  hubOf(tenant).announce({
    event: { type: 'thread.changed', projectId, threadId },
    audience: { to: 'thread', projectId, threadId, former },
  });
}

/** Tells the other sessions of the caller. */
export function announceState({ tenant, user }: LogCall, thread: MessageThread): void {
  const { id: threadId, projectId } = thread;
  hubOf(tenant).announce({
    event: { type: 'thread.changed', projectId, threadId },
    audience: { to: 'member', projectId, userId: user().id },
  });
}
