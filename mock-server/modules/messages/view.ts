import { fullNameOf, partyOf, personOf } from '../../core/members/people.ts';
import { type LogCall, viewerOf } from '../../core/members/viewer.ts';
import type { MessageThread, StoredMessage } from '../../core/state/messages.ts';
import type { StoredAttachment } from '../../core/state/records/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import { linkedRecords } from '../records/links.ts';
import { attachmentOf } from '../records/view.ts';
import { isDiscussion } from './discussions.ts';
import {
  type FoundThread,
  membersOf,
  messageActions,
  messagesOf,
  threadActions,
} from './rights.ts';
import { stateOf, unreadIn } from './unread.ts';

type Schemas = components['schemas'];

/** Characters of a message that a list shows. */
const EXCERPT = 200;

export const textOf = ({ body, attachments }: StoredMessage): string =>
  (body || attachments.map(({ fileName }) => fileName).join(', ')).slice(0, EXCERPT);

const byName = (a: { person: { name: string } }, b: { person: { name: string } }) =>
  a.person.name.localeCompare(b.person.name, 'en');

/** Returns the other person of a direct thread. */
const otherOf = ({ kind, memberIds }: MessageThread, userId: string): string | null =>
  kind === 'direct' ? (memberIds.find((id) => id !== userId) ?? userId) : null;

/** Returns the title of a thread for one of its readers. */
export function titleOf(call: LogCall, thread: MessageThread, userId: string): string {
  const otherId = otherOf(thread, userId);
  return otherId === null ? thread.title : fullNameOf(call.tenant, otherId);
}

export function threadOf(call: LogCall, found: FoundThread): Schemas['MessageThread'] {
  const { thread, member } = found;
  const { state } = call.tenant;
  const { userId, companyId } = member.membership;
  const messages = messagesOf(state, thread);
  const last = messages.at(-1);
  const unread = unreadIn(state, thread, userId);
  const otherId = otherOf(thread, userId);
  const person = otherId === null ? null : personOf(call, otherId);
  const { id, kind, createdAt, createdById, version } = thread;
  const viewer = isDiscussion(thread) ? viewerOf(call, thread.projectId) : null;
  const record =
    isDiscussion(thread) && viewer
      ? linkedRecords(call, viewer, [{ type: thread.type, id: thread.record.id }])[0]
      : undefined;
  return {
    id,
    kind,
    title: person?.name ?? thread.title,
    person,
    record: record ?? null,
    createdAt,
    createdBy: personOf(call, createdById),
    memberCount: membersOf(state, thread).length,
    messageCount: messages.length,
    lastMessage: last
      ? {
          position: messages.length,
          createdAt: last.createdAt,
          createdBy: personOf(call, last.createdById),
          text: textOf(last),
        }
      : null,
    unreadCount: unread.length,
    mentioned: unread.some(({ mentionIds }) =>
      mentionIds.some((mentionId) => mentionId === userId || mentionId === companyId),
    ),
    ...stateOf(state, thread, userId),
    version,
    permittedActions: threadActions(found),
  };
}

export function detailOf(call: LogCall, found: FoundThread): Schemas['MessageThreadDetail'] {
  const { thread } = found;
  const { state } = call.tenant;
  const members = membersOf(state, thread).map(({ userId }) => ({
    person: personOf(call, userId),
    readUpTo: stateOf(state, thread, userId).readUpTo,
  }));
  const pinned = messagesOf(state, thread)
    .map((message, index) => ({ message, position: index + 1 }))
    .filter(({ message }) => message.pinnedAt !== null)
    .sort((a, b) => ((a.message.pinnedAt ?? '') < (b.message.pinnedAt ?? '') ? 1 : -1));
  return {
    ...threadOf(call, found),
    members: members.sort(byName),
    pinned: pinned.map(({ message, position }) => messageOf(call, found, message, position)),
  };
}

export const fileOf = (
  call: LogCall,
  thread: MessageThread,
  file: StoredAttachment,
): Schemas['Attachment'] => ({
  ...attachmentOf(call, { kind: 'message_thread', id: thread.id }, file),
  permittedActions: [],
});

function replyOf(
  call: LogCall,
  thread: MessageThread,
  replyToId: string | null,
): Schemas['MessageReply'] | null {
  if (replyToId === null) return null;
  const messages = messagesOf(call.tenant.state, thread);
  const index = messages.findLastIndex(({ id }) => id === replyToId);
  const message = messages[index];
  if (!message) return null;
  const createdBy = personOf(call, message.createdById);
  return { id: replyToId, position: index + 1, createdBy, text: textOf(message) };
}

export function messageOf(
  call: LogCall,
  found: FoundThread,
  message: StoredMessage,
  position: number,
): Schemas['Message'] {
  const { thread, member } = found;
  const { id, body, createdAt, createdById, editedAt, deletedAt, reactions } = message;
  const viewer = message.records.length > 0 ? viewerOf(call, thread.projectId) : null;
  return {
    id,
    position,
    body,
    createdAt,
    createdBy: personOf(call, createdById),
    editedAt,
    deleted: deletedAt !== null,
    visibility: message.internal ? 'internal' : 'everyone',
    event: message.event ?? null,
    replyTo: replyOf(call, thread, message.replyToId),
    mentions: message.mentionIds.map((mentionId) => partyOf(call, member.project.id, mentionId)),
    records: viewer ? linkedRecords(call, viewer, message.records) : [],
    attachments: message.attachments.map((file) => fileOf(call, thread, file)),
    reactions: (Object.entries(reactions) as [Schemas['ReactionEmoji'], string[]][]).map(
      ([emoji, ids]) => ({ emoji, people: ids.map((userId) => personOf(call, userId)) }),
    ),
    pinned: message.pinnedAt !== null,
    permittedActions: messageActions(found, message, call.now),
  };
}
