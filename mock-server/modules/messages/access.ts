import type { Access, MemberCall } from '../../core/access.ts';
import type { MessageThread, StoredMessage } from '../../core/state/messages.ts';
import { lookUp } from '../../core/state/model.ts';
import type { OperationId } from '../../engine/types.ts';
import { discussionWith } from './discussions.ts';
import { messageActions, messagesOf, readsThread, threadActions } from './rights.ts';

type OfThread = MemberCall<{ thread: MessageThread }>;

export const access = {
  // A closed project is said before a thread is looked for.
  whole: { find: ({ member }: MemberCall) => member },
  threadId: {
    find({ tenant, member, user }: Pick<MemberCall, 'tenant' | 'member' | 'user'>, id) {
      const thread = lookUp(tenant.state.threads, id) ?? discussionWith(tenant.state, member, id);
      if (thread?.projectId !== member.project.id) return null;
      return readsThread(thread, member.membership, user().viewing) ? thread : null;
    },
    may: ({ member }: MemberCall, thread: MessageThread) => threadActions({ thread, member }),
  },
  messageId: {
    // Of a deleted message, only a mark is left.
    find: ({ tenant, records }: OfThread, messageId) =>
      messagesOf(tenant.state, records.thread).findLast(
        ({ id, deletedAt }) => id === messageId && deletedAt === null,
      ),
    may: ({ member, records: { thread }, now }: OfThread, message: StoredMessage) =>
      messageActions({ thread, member }, message, now),
  },
} satisfies Access;

/** Whoever exports a conversation is not one of those who read it. */
export const unguarded: readonly OperationId[] = ['exportMessageThread'];
