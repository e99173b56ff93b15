import type { GuardedHandlers, MemberCall } from '../../../core/access.ts';
import { isParty } from '../../../core/members/people.ts';
import { type LogCall, viewerOf } from '../../../core/members/viewer.ts';
import { dropFile, hasRoomFor, keepUpload } from '../../../core/state/files.ts';
import {
  appendMessage,
  type MessageThread,
  type StoredMessage,
} from '../../../core/state/messages.ts';
import { newId } from '../../../core/state/secrets.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, ok } from '../../../engine/success.ts';
import { linkedRecords } from '../../records/links.ts';
import { contentTypeOf } from '../../records/write/files.ts';
import type { access } from '../access.ts';
import { isDiscussion, storedDiscussion } from '../discussions.ts';
import { announceComment, announceMessage } from '../events.ts';
import { type FoundThread, membersOf, messagesOf } from '../rights.ts';
import { stateOf } from '../unread.ts';
import { fileOf, messageOf } from '../view.ts';
import { writeComment } from '../writeComment.ts';

const MAX_PINNED = 50;
const MAX_LINKS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Changeable extends FoundThread {
  message: StoredMessage;
  position: number;
}

/** The message that the guard has found, with its place in the thread. */
function foundIn({
  tenant,
  member,
  records,
}: MemberCall<{ thread: MessageThread; message: StoredMessage }>): Changeable {
  const { thread, message } = records;
  const position = messagesOf(tenant.state, thread).lastIndexOf(message) + 1;
  return { thread, member, message, position };
}

/** Stores another state of a message, and tells the members of the thread. */
function change(call: LogCall, found: Changeable, changes: Partial<StoredMessage>) {
  const { thread, position } = found;
  const message = { ...found.message, ...changes };
  const { state } = call.tenant;
  state.messages[thread.id] = messagesOf(state, thread).with(position - 1, message);
  announceMessage(call, 'message.changed', thread, { id: message.id, position });
  return ok(messageOf(call, found, message, position));
}

/** Refuses mentions of people and companies that are not in the project. */
function mentionRefusal({ tenant }: LogCall, projectId: string, ids: readonly string[]) {
  const stranger = ids.findIndex((id) => !isParty(tenant, projectId, id));
  if (stranger < 0) return null;
  const detail = 'must be a member or a company of the project';
  return invalid(`/mentions/${stranger}`, 'reference', detail);
}

/** Removes files that nobody has sent for a day. */
function dropForgotten(tenant: Tenant, thread: MessageThread, now: number): void {
  const isForgotten = ({ createdAt }: { createdAt: string }) =>
    now - Date.parse(createdAt) > DAY_MS;
  for (const { fileId } of thread.waiting.filter(isForgotten)) dropFile(tenant, fileId);
  thread.waiting = thread.waiting.filter((file) => !isForgotten(file));
}

/** Lets everybody else see what is new: those without a state had read everything until now. */
function markNew(call: LogCall, { thread, member }: FoundThread): void {
  const { state } = call.tenant;
  const { userId: author } = member.membership;
  const readers = new Set([...membersOf(state, thread).map(({ userId }) => userId), author]);
  const position = messagesOf(state, thread).length + 1;
  for (const userId of readers) {
    const before = stateOf(state, thread, userId);
    const readUpTo = userId === author ? position : before.readUpTo;
    thread.states[userId] = { ...before, readUpTo, archived: before.archived && before.muted };
  }
}

export const handlers = {
  createMessage(call) {
    const { member } = call;
    const { thread } = call.records;
    const isInternal = call.body.visibility === 'internal';
    if (isDiscussion(thread)) return writeComment(call, { thread, member }, call.body);
    const { state } = call.tenant;
    const { projectId } = thread;
    if (isInternal) {
      return invalid('/visibility', 'conflict', 'must be everyone: the thread is no discussion');
    }
    const { body = '', replyToId = null, mentions = [], records = [] } = call.body;
    const { attachmentIds = [] } = call.body;
    const messages = messagesOf(state, thread);
    const isThere = ({ id, deletedAt }: StoredMessage) => id === replyToId && deletedAt === null;
    if (replyToId !== null && !messages.some(isThere)) {
      return invalid('/replyToId', 'reference', 'must be a message of the thread');
    }
    const refusal = mentionRefusal(call, projectId, mentions);
    if (refusal) return refusal;
    const viewer = viewerOf(call, projectId);
    const hidden = records.findIndex(
      (record) => !viewer || linkedRecords(call, viewer, [record]).length === 0,
    );
    if (hidden >= 0) {
      return invalid(`/records/${hidden}`, 'unknown', 'must be a record of the project');
    }
    const author = member.membership.userId;
    const ownAttachments = thread.waiting.filter(({ createdById }) => createdById === author);
    const ownIds = new Set(ownAttachments.map(({ id }) => id));
    const missing = attachmentIds.findIndex((id) => !ownIds.has(id));
    if (missing >= 0) {
      const detail = 'must be a file of yours that waits for its message';
      return invalid(`/attachmentIds/${missing}`, 'reference', detail);
    }
    if (!body.trim() && attachmentIds.length === 0) {
      return invalid('/body', 'required', 'is required without attachments');
    }
    const message: StoredMessage = {
      id: newId('msg'),
      body: body.trim(),
      createdAt: new Date(call.now).toISOString(),
      createdById: author,
      editedAt: null,
      deletedAt: null,
      replyToId,
      mentionIds: mentions,
      records: records.map(({ type, id }) => ({ type, id })),
      attachments: ownAttachments.filter(({ id }) => attachmentIds.includes(id)),
      reactions: {},
      pinnedAt: null,
    };
    markNew(call, { thread, member });
    thread.waiting = thread.waiting.filter(({ id }) => !attachmentIds.includes(id));
    const position = appendMessage(state, thread.id, message);
    announceMessage(call, 'message.created', thread, { id: message.id, position });
    return created(messageOf(call, { thread, member }, message, position));
  },

  updateMessage(call) {
    const found = foundIn(call);
    const { body, mentions = found.message.mentionIds } = call.body;
    const refusal = mentionRefusal(call, call.params.projectId, mentions);
    if (refusal) return refusal;
    if (!body.trim() && found.message.attachments.length === 0) {
      return invalid('/body', 'required', 'is required without attachments');
    }
    const editedAt = new Date(call.now).toISOString();
    return change(call, found, { body: body.trim(), mentionIds: mentions, editedAt });
  },

  deleteMessage(call) {
    const found = foundIn(call);
    for (const { fileId } of found.message.attachments) dropFile(call.tenant, fileId);
    return change(call, found, {
      ...{ body: '', mentionIds: [], records: [], attachments: [], reactions: {} },
      ...{ replyToId: null, pinnedAt: null, editedAt: null },
      deletedAt: new Date(call.now).toISOString(),
    });
  },

  updateMessageReaction(call) {
    const found = foundIn(call);
    const { emoji, on } = call.body;
    const { userId } = found.member.membership;
    const others = (found.message.reactions[emoji] ?? []).filter((id) => id !== userId);
    const people = on ? [...others, userId] : others;
    const { [emoji]: _, ...rest } = found.message.reactions;
    const reactions = people.length > 0 ? { ...rest, [emoji]: people } : rest;
    return change(call, found, { reactions });
  },

  updateMessagePin(call) {
    const found = foundIn(call);
    const { pinned } = call.body;
    const isPinned = ({ pinnedAt }: StoredMessage) => pinnedAt !== null;
    if (pinned === isPinned(found.message)) return change(call, found, {});
    const all = messagesOf(call.tenant.state, found.thread).filter(isPinned);
    if (pinned && all.length >= MAX_PINNED) return refuse('LIMIT_REACHED');
    return change(call, found, { pinnedAt: pinned ? new Date(call.now).toISOString() : null });
  },

  addMessageRecord(call) {
    const found = foundIn(call);
    const { thread, message } = found;
    const { type, id } = call.body.record;
    const viewer = viewerOf(call, thread.projectId);
    if (!viewer || linkedRecords(call, viewer, [{ type, id }]).length === 0) {
      return invalid('/record/id', 'unknown', 'must be a record of the project');
    }
    const isKnown = message.records.some((record) => record.type === type && record.id === id);
    const records = isKnown ? message.records : [...message.records, { type, id }];
    if (records.length > MAX_LINKS) return refuse('LIMIT_REACHED');
    if (!isDiscussion(thread)) return change(call, found, { records });
    storedDiscussion(call.tenant.state, thread.record.id).made[message.id] = records;
    announceComment(call, 'message.changed', thread.record, message.id);
    return ok(messageOf(call, found, { ...message, records }, found.position));
  },

  addMessageAttachment(call) {
    const { member } = call;
    const { thread } = call.records;
    if (isDiscussion(thread)) return refuse('FORBIDDEN');
    const file = call.form.file('file');
    if (!file) return invalid('/file', 'required', 'is required');
    const contentType = contentTypeOf(file);
    if (typeof contentType !== 'string') return contentType;
    dropForgotten(call.tenant, thread, call.now);
    if (!hasRoomFor(call.tenant, file.data.length)) {
      const detail = 'The mock server has no room for another upload.';
      return refuse('PAYLOAD_TOO_LARGE', { detail });
    }
    const attachment = {
      id: newId('att'),
      kind: 'attachment' as const,
      fileId: keepUpload(call.tenant, { ...file, contentType }).id,
      fileName: file.fileName,
      mime: contentType,
      sizeBytes: file.data.length,
      createdAt: new Date(call.now).toISOString(),
      createdById: member.membership.userId,
    };
    thread.waiting = [...thread.waiting, attachment];
    return created(fileOf(call, thread, attachment));
  },
} satisfies GuardedHandlers<typeof access>;
