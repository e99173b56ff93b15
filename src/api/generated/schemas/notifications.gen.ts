// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActivityProject, zActivityRecord } from './activity.gen';
import { zFieldChange } from './logs.gen';
import { zOptOutReason } from './options.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Subject of a notification. The first three ask the user to act, the others only inform.
 *
 */
export const zNotificationKey = z.enum([
    'rfi_assigned',
    'submittal_awaiting_review',
    'schedule_critical_change',
    'photos_added',
    'asset_updates',
    'comment_mention'
]);

/**
 * Frequency of one item: a NotificationFrequency without `various`, which only indicates that the items of a group
 * differ and cannot be saved.
 *
 */
export const zNotificationItemFrequency = z.enum([
    'none',
    'realtime',
    'hourly',
    'daily',
    'weekly'
]);

/**
 * Channels of a notification.
 */
export const zNotificationChannels = z.object({
    inApp: z.boolean(),
    email: z.boolean(),
    push: z.boolean()
});

/**
 * How one kind of notification is sent.
 */
export const zNotificationSettings = z.object({
    enabled: z.boolean(),
    frequency: zNotificationItemFrequency,
    channels: zNotificationChannels
});

/**
 * Preferences for one kind of notification.
 */
export const zNotificationPreference = z.object({ ...z.object({
        key: z.string(),
        locked: z.optional(z.boolean())
    }).shape, ...zNotificationSettings.shape });

/**
 * The user's choice for one kind of notification.
 */
export const zNotificationChoice = z.object({ ...z.object({
        key: zNotificationKey,
        locked: z.optional(z.boolean())
    }).shape, ...zNotificationSettings.shape });

/**
 * Whether the user gets no emails and push messages at all, regardless of the items. The list stays.
 */
export const zNotificationOptOut = z.object({
    optedOut: z.boolean(),
    reason: z.nullable(zOptOutReason)
});

/**
 * Hours and minutes, in the time zone of the user, or else in that of the project.
 */
export const zTimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * No emails and push messages from one time of day to another. They come afterwards.
 */
export const zQuietHours = z.object({
    from: zTimeOfDay,
    to: zTimeOfDay
});

/**
 * When emails and push messages come.
 */
export const zNotificationTimes = z.object({
    quietHours: z.nullable(zQuietHours),
    digestAt: zTimeOfDay
});

/**
 * What the user is notified of, how often, on which channels, and when.
 */
export const zNotificationPreferences = z.object({
    items: z.array(zNotificationPreference).check(z.minLength(6)),
    defaultsOf: z.nullable(zActivityProject),
    optOut: zNotificationOptOut,
    times: zNotificationTimes
});

/**
 * `for_me` is what asks the person to act, or answers them: in their court, mentions, replies, reviews due. `news` is
 * everything else that they hear of.
 *
 */
export const zNotificationBox = z.enum(['for_me', 'news']);

/**
 * Where a notification is. A snoozed one comes back by itself, as unread.
 */
export const zNotificationState = z.enum([
    'open',
    'snoozed',
    'done'
]);

/**
 * What happened.
 */
export const zNotificationKind = z.enum([
    'ball_in_court',
    'review_requested',
    'mention',
    'reply',
    'response',
    'due',
    'reminder',
    'schedule_change',
    'status',
    'photos_added',
    'asset_update'
]);

/**
 * Why the person gets it, by their part in the record. `company_court`: the ball is in the court of their company.
 * `approver`: they may
 * decide about the change order or the invoice. `took_part`: they have written something there. `distribution`: they are in the distribution of the record.
 * `following`: they follow the file or a folder that it is in.
 *
 */
export const zNotificationReason = z.enum([
    'court',
    'company_court',
    'reviewer',
    'approver',
    'mentioned',
    'creator',
    'manager',
    'assignee',
    'distribution',
    'watching',
    'took_part',
    'following',
    'project'
]);

/**
 * The part of the record that it is about.
 */
export const zNotificationPlace = z.object({
    type: z.enum([
        'comment',
        'response',
        'review'
    ]),
    id: z.string()
});

/**
 * How the person gets less of it: `setting` switches the item off that `setting` names, `unwatch` ends watching the
 * record, and `mute` ends all news about the record. `none` if there is no way, such as for an item that is locked on.
 *
 */
export const zNotificationLess = z.enum([
    'setting',
    'unwatch',
    'mute',
    'none'
]);

/**
 * Something that concerns the person, and why. A host never makes one for the person who did it, and never shows one
 * about a record that the person may not see now.
 *
 */
export const zNotification = z.object({
    id: z.string(),
    at: z.iso.datetime({ offset: true }),
    box: zNotificationBox,
    kind: z.string(),
    reason: z.string(),
    project: zActivityProject,
    record: zActivityRecord,
    actor: z.nullable(zPersonRef),
    change: z.nullable(zFieldChange),
    excerpt: z.nullable(z.string().check(z.maxLength(200))),
    count: z.int().check(z.gte(1)),
    place: z.nullable(zNotificationPlace),
    state: zNotificationState,
    read: z.boolean(),
    snoozedUntil: z.nullable(z.iso.datetime({ offset: true })),
    setting: z.nullable(z.string()),
    less: z.string(),
    muted: z.boolean()
});

/**
 * A page of notifications, newest first.
 */
export const zNotificationListResult = z.object({
    success: z.literal(true),
    data: z.array(zNotification),
    nextCursor: z.nullable(z.string())
});

/**
 * What waits for the person. The first two count what is open and unread.
 */
export const zNotificationCounts = z.object({
    forMe: z.int().check(z.gte(0)),
    news: z.int().check(z.gte(0)),
    snoozed: z.int().check(z.gte(0))
});

/**
 * How many notifications wait for the person.
 */
export const zNotificationCountsResult = z.object({
    success: z.literal(true),
    data: zNotificationCounts
});

/**
 * What the person does with notifications. `done` also reads, and `snooze` unreads. `mute` ends the news about the records
 * of these notifications: what is in the court of the person, mentions and reminders still arrive.
 *
 */
export const zNotificationStep = z.enum([
    'read',
    'unread',
    'done',
    'reopen',
    'snooze',
    'wake',
    'mute',
    'unmute'
]);

/**
 * What to do, and with which notifications.
 */
export const zBulkUpdateNotificationsRequest = z.object({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
    step: zNotificationStep,
    until: z.optional(z.iso.datetime({ offset: true }))
});

/**
 * The notifications after the step, and the new counts.
 */
export const zBulkUpdateNotificationsResult = z.object({
    success: z.literal(true),
    data: z.array(zNotification),
    counts: zNotificationCounts
});

/**
 * Which notifications become read.
 */
export const zMakeNotificationsReadRequest = z.object({
    box: z.optional(zNotificationBox),
    until: z.iso.datetime({ offset: true })
});

/**
 * The record that the person sees.
 */
export const zMakeRecordNotificationsReadRequest = z.object({
    type: z.string().check(z.minLength(1), z.maxLength(64)),
    id: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The template of a project, by its name. The caller may have no access to it.
 */
export const zNotificationTemplate = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * What the members of a project are notified of until they save preferences of their own, and what is locked on for all
 * of them.
 *
 */
export const zNotificationDefaults = z.object({
    items: z.array(zNotificationPreference).check(z.minLength(6)),
    inherited: z.array(zNotificationPreference).check(z.minLength(6)),
    template: z.nullable(zNotificationTemplate),
    version: zRecordVersion
});

/**
 * The notification defaults of a project.
 */
export const zNotificationDefaultsResult = z.object({
    success: z.literal(true),
    data: zNotificationDefaults
});

/**
 * The defaults to save.
 */
export const zUpdateNotificationDefaultsRequest = z.object({
    version: zRecordVersion,
    items: z.array(zNotificationChoice).check(z.minLength(6))
});

/**
 * The notification preferences of the signed-in user.
 */
export const zNotificationPreferencesResult = z.object({
    success: z.literal(true),
    data: zNotificationPreferences
});

/**
 * The preferences to save.
 */
export const zUpdateNotificationPreferencesRequest = z.object({
    items: z.array(zNotificationChoice).check(z.minLength(6))
});
