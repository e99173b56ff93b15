// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zWorkItemType } from './zWorkItemType.gen';

/**
 * The first event of each connection. The events since `Last-Event-ID` follow, and then new ones.
 */
export const zStreamReadyEvent = z.object({
    type: z.literal('stream.ready'),
    heartbeatSeconds: z.int().check(z.gte(1))
});

/**
 * Shows that the connection works. Its id is the current position in the stream.
 */
export const zStreamHeartbeatEvent = z.object({
    type: z.literal('stream.heartbeat')
});

/**
 * The host no longer has all events since `Last-Event-ID` or `lookBack`: the replay window is exceeded, or the host was
 * restarted. The client reads everything that it shows again.
 *
 */
export const zStreamResetEvent = z.object({
    type: z.literal('stream.reset')
});

/**
 * The last event before the host ends a connection whose caller is no longer signed in. The next request would get 401
 * with this code, so a client refreshes its token once, or signs out.
 *
 */
export const zStreamEndedEvent = z.object({
    type: z.literal('stream.ended'),
    code: z.enum(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])
});

/**
 * The kind of a record, with the names of the activity log.
 */
export const zStreamRecordType = z.enum([
    'project',
    'saved_view',
    'location',
    'punch_item',
    'rfi',
    'submittal',
    'scan',
    'model',
    'share_link',
    'pin',
    'scene_view',
    'photo',
    'album',
    'video',
    'plan_set',
    'sheet',
    'document',
    'field_cam',
    'tour',
    'page',
    'budget',
    'commitment',
    'change_event',
    'change_order',
    'invoice',
    'direct_cost',
    'member',
    'invitation',
    'distribution_group',
    'account',
    'role',
    'company',
    'template',
    'notification_preferences'
]);

/**
 * What happened to the record. `deleted` also stands for a move to the recycle bin.
 */
export const zRecordChange = z.enum([
    'created',
    'updated',
    'deleted'
]);

/**
 * Somebody created, changed or deleted a record that the receiver may see. The event carries no content: the client reads
 * the record with the ordinary call, where its permissions apply.
 *
 */
export const zRecordChangedEvent = z.object({
    type: z.literal('record.changed'),
    at: z.iso.datetime({ offset: true }),
    projectId: z.nullable(z.string()),
    recordType: z.string(),
    recordId: z.string(),
    version: z.nullable(z.int()),
    parts: z.boolean(),
    change: zRecordChange,
    actorId: z.nullable(z.string())
});

/**
 * What the receiver may see or do has changed, such as their role, a setting of the project, or who sees a record. The
 * client reads everything that it shows of the project again, and no longer shows what it may not read.
 *
 */
export const zAccessChangedEvent = z.object({
    type: z.literal('access.changed'),
    projectId: z.nullable(z.string())
});

/**
 * Somebody began or ended to look at a record that the receiver may see, or to write in it. `listPresence` says who.
 *
 */
export const zPresenceChangedEvent = z.object({
    type: z.literal('presence.changed'),
    projectId: z.string(),
    recordType: z.string(),
    recordId: z.string()
});

/**
 * The processing of a scan, a model or a set of plans started, went on or ended. A host sends at most two a second for
 * each record, and always the last one.
 *
 */
export const zProcessingProgressEvent = z.object({
    type: z.literal('processing.progress'),
    projectId: z.string(),
    recordType: z.string(),
    recordId: z.string()
});

/**
 * The receiver got notifications, or has read, finished or snoozed some, such as in another browser. The client reads the
 * counts again, and the list if it is open.
 *
 */
export const zNotificationChangedEvent = z.object({
    type: z.literal('notification.changed'),
    at: z.iso.datetime({ offset: true }),
    notificationIds: z.array(z.string()).check(z.maxLength(100))
});

/**
 * There is a new message in a thread of the receiver. Sent to the members of the thread only.
 */
export const zMessageCreatedEvent = z.object({
    type: z.literal('message.created'),
    projectId: z.string(),
    threadId: z.string(),
    messageId: z.string(),
    position: z.int().check(z.gte(1))
});

/**
 * A message of a thread of the receiver was edited, deleted or pinned, or somebody reacted to it. Sent to the members of the thread only.
 */
export const zMessageChangedEvent = z.object({
    type: z.literal('message.changed'),
    projectId: z.string(),
    threadId: z.string(),
    messageId: z.string(),
    position: z.int().check(z.gte(1))
});

/**
 * A thread of the receiver is new, has another title or other members, or a member has read further. Also sent to somebody who is no longer a member of it.
 */
export const zThreadChangedEvent = z.object({
    type: z.literal('thread.changed'),
    projectId: z.string(),
    threadId: z.string()
});

/**
 * The text of a page has updates. Sent to everybody who sees the page; the client reads what it lacks with `getPageState`. The title,
 * the status, the figures and the comments come as `record.changed` of a `page`.
 *
 */
export const zPageUpdatedEvent = z.object({
    type: z.literal('page.updated'),
    projectId: z.string(),
    pageId: z.string(),
    seq: z.int().check(z.gte(0)),
    clientId: z.nullable(z.string())
});

/**
 * Somebody who has the page open moved their cursor, or has left. Sent to everybody who sees the page. After `Last-Event-ID`, a
 * host may leave it out.
 *
 */
export const zPagePresenceEvent = z.object({
    type: z.literal('page.presence'),
    projectId: z.string(),
    pageId: z.string(),
    clientId: z.string(),
    userId: z.string(),
    name: z.string(),
    cursor: z.nullable(z.string())
});

/**
 * One event of the stream, as JSON in the `data` of a server-sent event. `type` says which one it is. A later host may
 * send more types: a client ignores those that it does not know.
 *
 */
export const zStreamEvent = z.union([
    zStreamReadyEvent,
    zStreamHeartbeatEvent,
    zStreamResetEvent,
    zStreamEndedEvent,
    zRecordChangedEvent,
    zAccessChangedEvent,
    zPresenceChangedEvent,
    zProcessingProgressEvent,
    zNotificationChangedEvent,
    zMessageCreatedEvent,
    zMessageChangedEvent,
    zThreadChangedEvent,
    zPageUpdatedEvent,
    zPagePresenceEvent
]);

/**
 * What a person does with a record.
 */
export const zPresenceActivity = z.enum(['viewing', 'writing']);

/**
 * Somebody who has a record open.
 */
export const zPresentPerson = z.object({
    person: zPersonRef,
    activity: zPresenceActivity,
    since: z.iso.datetime({ offset: true })
});

/**
 * The other people who have the record open, in the order in which they came, each once. The caller is not among them.
 */
export const zPresenceResult = z.object({
    success: z.literal(true),
    data: z.array(zPresentPerson),
    expiresInSeconds: z.int().check(z.gte(1))
});

/**
 * The record that a client shows, and what its user does with it.
 */
export const zUpdatePresenceRequest = z.object({
    recordType: zWorkItemType,
    recordId: z.string().check(z.minLength(1), z.maxLength(64)),
    activity: zPresenceActivity
});
