// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAttachment, zLinkedRecord } from './logs.gen';
import { zCommentVisibility } from './zCommentVisibility.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';
import { zWorkItemType } from './zWorkItemType.gen';

/**
 * `direct` is between two people, `group` between several. A `channel` is for everybody who has messages in the project,
 * and so is `announcement`, where few may post. An `item` is the discussion of a record: its messages are the comments of
 * the record, and its members are those who have messages and see the record.
 *
 */
export const zThreadKind = z.enum([
    'direct',
    'group',
    'channel',
    'announcement',
    'item'
]);

/**
 * Position of the message in its thread, from 1 on and without gaps.
 */
export const zMessagePosition = z.int().check(z.gte(1));

/**
 * The beginning of a message.
 */
export const zMessageExcerpt = z.object({
    position: zMessagePosition,
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    text: z.string()
});

/**
 * Permitted actions on the thread. `post_internally` is for internal comments in the discussion of a record.
 */
export const zThreadAction = z.enum([
    'manage',
    'post',
    'post_internally',
    'leave'
]);

/**
 * A thread as the list of threads shows it.
 */
export const zMessageThread = z.object({
    id: z.string(),
    kind: zThreadKind,
    title: z.string(),
    person: z.nullable(zPersonRef),
    record: z.nullable(zLinkedRecord),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    memberCount: z.int().check(z.gte(0)),
    messageCount: z.int().check(z.gte(0)),
    lastMessage: z.nullable(zMessageExcerpt),
    unreadCount: z.int().check(z.gte(0)),
    mentioned: z.boolean(),
    readUpTo: z.int().check(z.gte(0)),
    muted: z.boolean(),
    starred: z.boolean(),
    archived: z.boolean(),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of threads.
 */
export const zMessageThreadListResult = z.object({
    success: z.literal(true),
    data: z.array(zMessageThread),
    nextCursor: zNextCursor,
    unreadCount: z.int().check(z.gte(0))
});

/**
 * Title of a thread.
 */
export const zThreadTitle = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * People of the project who have messages. The caller is always one of the members.
 */
export const zThreadMemberIds = z.array(zRecordId).check(z.minLength(1), z.maxLength(200));

/**
 * A record with a discussion.
 */
export const zDiscussedRecord = z.object({
    type: zWorkItemType,
    id: zRecordId
});

/**
 * A new thread.
 */
export const zCreateMessageThreadRequest = z.object({
    kind: zThreadKind,
    title: z.optional(zThreadTitle),
    memberIds: z.optional(zThreadMemberIds),
    record: z.optional(zDiscussedRecord)
});

/**
 * A member of a thread, and how far they have read.
 */
export const zThreadMember = z.object({
    person: zPersonRef,
    readUpTo: z.int().check(z.gte(0))
});

/**
 * What happened to the thread. `exported` is an export by an administrator (`exportMessageThread`).
 */
export const zMessageEvent = z.enum(['exported']);

/**
 * The message that another one replies to.
 */
export const zMessageReply = z.object({
    id: z.string(),
    position: zMessagePosition,
    createdBy: zPersonRef,
    text: z.string()
});

/**
 * A reaction, by its name.
 */
export const zReactionEmoji = z.enum([
    'thumbs_up',
    'thumbs_down',
    'heart',
    'laugh',
    'party',
    'eyes',
    'check',
    'question'
]);

/**
 * One reaction to a message, and who gave it.
 */
export const zMessageReaction = z.object({
    emoji: zReactionEmoji,
    people: z.array(zPersonRef)
});

/**
 * Permitted actions on the message. `update` ends 5 minutes after the message was sent. `link` adds a record that was made
 * from the message. A comment of a record permits no other.
 *
 */
export const zMessageAction = z.enum([
    'update',
    'delete',
    'react',
    'pin',
    'link'
]);

/**
 * A message of a thread.
 */
export const zMessage = z.object({
    id: z.string(),
    position: zMessagePosition,
    body: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    editedAt: z.nullable(z.iso.datetime({ offset: true })),
    deleted: z.boolean(),
    visibility: zCommentVisibility,
    event: z.nullable(zMessageEvent),
    replyTo: z.nullable(zMessageReply),
    mentions: z.array(zParty),
    records: z.array(zLinkedRecord),
    attachments: z.array(zAttachment),
    reactions: z.array(zMessageReaction),
    pinned: z.boolean(),
    permittedActions: z.array(z.string())
});

/**
 * A thread with its members and pinned messages.
 */
export const zMessageThreadDetail = z.object({ ...zMessageThread.shape, ...z.object({
        members: z.array(zThreadMember),
        pinned: z.array(zMessage)
    }).shape });

/**
 * A thread.
 */
export const zMessageThreadResult = z.object({
    success: z.literal(true),
    data: zMessageThreadDetail
});

/**
 * Changes of a thread.
 */
export const zUpdateMessageThreadRequest = z.object({
    version: zRecordVersion,
    title: z.optional(zThreadTitle),
    memberIds: z.optional(zThreadMemberIds)
});

/**
 * How the caller follows the thread.
 */
export const zUpdateMessageThreadStateRequest = z.object({
    readUpTo: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
    muted: z.optional(z.boolean()),
    starred: z.optional(z.boolean()),
    archived: z.optional(z.boolean())
});

/**
 * A page of messages, in their order.
 */
export const zMessageListResult = z.object({
    success: z.literal(true),
    data: z.array(zMessage),
    nextCursor: zNextCursor
});

/**
 * Text of a message.
 */
export const zMessageBody = z.string().check(z.maxLength(10000));

/**
 * The people and companies of the project that the text names.
 */
export const zMessageMentions = z.array(zRecordId).check(z.maxLength(50));

/**
 * What a message can link to.
 */
export const zMessageLinkType = z.enum([
    'punch_item',
    'rfi',
    'submittal',
    'scan',
    'photo'
]);

/**
 * A record, a scan or a photo of the project.
 */
export const zMessageLink = z.object({
    type: zMessageLinkType,
    id: zRecordId
});

/**
 * A new message.
 */
export const zCreateMessageRequest = z.object({
    body: z.optional(zMessageBody),
    replyToId: z.optional(zRecordId),
    mentions: z.optional(zMessageMentions),
    records: z.optional(z.array(zMessageLink).check(z.maxLength(20))),
    attachmentIds: z.optional(z.array(zRecordId).check(z.maxLength(20))),
    visibility: z.optional(zCommentVisibility)
});

/**
 * A message.
 */
export const zMessageResult = z.object({
    success: z.literal(true),
    data: zMessage
});

/**
 * The new text of a message.
 */
export const zUpdateMessageRequest = z.object({
    body: zMessageBody,
    mentions: z.optional(zMessageMentions)
});

/**
 * A reaction of the caller.
 */
export const zUpdateMessageReactionRequest = z.object({
    emoji: zReactionEmoji,
    on: z.boolean()
});

/**
 * Whether the message is pinned.
 */
export const zUpdateMessagePinRequest = z.object({
    pinned: z.boolean()
});

/**
 * What was made from a message.
 */
export const zAddMessageRecordRequest = z.object({
    record: zMessageLink
});

/**
 * A file for a message.
 */
export const zAddMessageAttachmentRequest = z.object({
    file: z.string()
});

/**
 * A file for a message.
 */
export const zMessageAttachmentResult = z.object({
    success: z.literal(true),
    data: zAttachment
});

/**
 * Why a thread is exported.
 */
export const zExportMessageThreadRequest = z.object({
    reason: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/))
});

/**
 * A message that was found.
 */
export const zMessageHit = z.object({
    id: z.string(),
    threadId: z.string(),
    kind: zThreadKind,
    title: z.string(),
    position: zMessagePosition,
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    text: z.string()
});

/**
 * A page of messages of several threads, the latest first.
 */
export const zMessageHitListResult = z.object({
    success: z.literal(true),
    data: z.array(zMessageHit),
    nextCursor: zNextCursor
});

/**
 * A direct thread or a group, without anything that was written in it.
 */
export const zExportableThread = z.object({
    id: z.string(),
    kind: zThreadKind,
    title: z.string(),
    members: z.array(zPersonRef),
    messageCount: z.int().check(z.gte(0)),
    lastMessageAt: z.nullable(z.iso.datetime({ offset: true }))
});

/**
 * A page of threads that can be exported.
 */
export const zExportableThreadListResult = z.object({
    success: z.literal(true),
    data: z.array(zExportableThread),
    nextCursor: zNextCursor
});
