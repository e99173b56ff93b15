// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

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
