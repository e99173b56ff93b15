import {
  isGranted,
  permittedActions,
  type RuleOf,
  rulesOf,
} from '../../core/permissions/grants.ts';
import type { MessageThread, StoredMessage } from '../../core/state/messages.ts';
import {
  lookUp,
  type Member,
  type Membership,
  type TenantState,
  type User,
} from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { isDiscussion } from './discussions.ts';

type Schemas = components['schemas'];
type Viewing = User['viewing'];

/** A thread that the caller reads. */
export interface FoundThread {
  thread: MessageThread;
  member: Member;
}

/** How long authors may change a message, in milliseconds. */
const CHANGE_MS = 5 * 60 * 1000;

/** Tells whether everybody who has messages is a member. */
export const isOpen = ({ kind }: Pick<MessageThread, 'kind'>): boolean =>
  kind === 'channel' || kind === 'announcement';

/** Tells whether a role reads messages at all. */
export const hasMessages = ({ role }: Pick<Membership, 'role'>): boolean =>
  rulesOf('messages', 'view', role).length > 0;

/**
 * Tells whether a member of the project is one of the thread.
 * @param viewing set if somebody looks as this person: what few people write to each other stays with them
 */
function isIn(thread: MessageThread, membership: Membership, viewing?: Viewing): boolean {
  if (isDiscussion(thread)) return thread.isSeenBy(membership);
  return isOpen(thread) || (!viewing && thread.memberIds.includes(membership.userId));
}

const holdsIn =
  (thread: MessageThread, membership: Membership, viewing: Viewing) =>
  (rule: RuleOf<'messages'>): boolean => {
    if (!isIn(thread, membership, viewing)) return false;
    if (rule === 'member') return true;
    if (isDiscussion(thread)) {
      if (rule === 'commenter') return thread.mayComment(membership);
      if (rule === 'internal_commenter') return thread.mayCommentInternally(membership);
      return rule === 'discussion_member';
    }
    if (rule === 'talker') return true;
    if (rule === 'open_member') return thread.kind !== 'announcement';
    if (rule === 'group_member') return thread.kind === 'group';
    return rule === 'shared_member' && thread.kind !== 'direct';
  };

/** Tells whether somebody reads a thread. */
export const readsThread = (
  thread: MessageThread,
  membership: Membership,
  viewing?: Viewing,
): boolean => isGranted('messages', membership.role, 'view', holdsIn(thread, membership, viewing));

/** Returns what the caller may do with a thread, and with its messages. */
export function threadActions({ thread, member }: FoundThread): Schemas['ThreadAction'][] {
  const { membership, project } = member;
  const holds = holdsIn(thread, membership, undefined);
  const all = permittedActions('record', 'messages', membership.role, project, holds);
  return all.filter(
    (action): action is Schemas['ThreadAction'] =>
      action === 'manage' ||
      action === 'post' ||
      action === 'post_internally' ||
      action === 'leave',
  );
}

/** @param now milliseconds since the epoch */
export function messageActions(
  { thread, member }: FoundThread,
  message: StoredMessage,
  now: number,
): Schemas['MessageAction'][] {
  if (message.deletedAt !== null || message.event) return [];
  const { membership, project } = member;
  const isOwn = message.createdById === membership.userId;
  const isRecent = now - Date.parse(message.createdAt) < CHANGE_MS;
  const inThread = holdsIn(thread, membership, undefined);
  const all = permittedActions('record', 'messages', membership.role, project, (rule) => {
    if (rule === 'own') return isOwn;
    return rule === 'own_recent' ? isOwn && isRecent : inThread(rule);
  });
  return all.filter(
    (action): action is Schemas['MessageAction'] =>
      action === 'link' ||
      (!isDiscussion(thread) &&
        (action === 'update' || action === 'delete' || action === 'react' || action === 'pin')),
  );
}

export const messagesOf = (
  { messages }: TenantState,
  thread: MessageThread,
): readonly StoredMessage[] =>
  isDiscussion(thread) ? thread.said : (lookUp(messages, thread.id) ?? []);

/** Returns the people of the project who read the thread. */
export function membersOf({ memberships }: TenantState, thread: MessageThread): Membership[] {
  return memberships.filter(
    (membership) => membership.projectId === thread.projectId && readsThread(thread, membership),
  );
}
