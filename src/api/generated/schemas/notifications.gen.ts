// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zOptOutReason } from './options.gen';

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
        key: z.string()
    }).shape, ...zNotificationSettings.shape });

/**
 * The user's choice for one kind of notification.
 */
export const zNotificationChoice = z.object({ ...z.object({
        key: zNotificationKey
    }).shape, ...zNotificationSettings.shape });

/**
 * Whether the user gets no notifications at all, regardless of the items.
 */
export const zNotificationOptOut = z.object({
    optedOut: z.boolean(),
    reason: z.nullable(zOptOutReason)
});

/**
 * What the user is notified of, how often, and on which channels.
 */
export const zNotificationPreferences = z.object({
    items: z.array(zNotificationPreference).check(z.minLength(6)),
    optOut: zNotificationOptOut
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
