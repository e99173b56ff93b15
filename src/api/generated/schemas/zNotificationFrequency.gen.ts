// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How often a notification is sent; various only shows that the items of a group differ.
 */
export const zNotificationFrequency = z.enum([
    'none',
    'realtime',
    'hourly',
    'daily',
    'weekly',
    'various'
]);
