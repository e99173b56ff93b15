// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How often the notifications of one item are sent: a NotificationFrequency without various, which only shows
 * that the items of a group differ and cannot be saved.
 *
 */
export const zNotificationItemFrequency = z.enum([
    'none',
    'realtime',
    'hourly',
    'daily',
    'weekly'
]);
