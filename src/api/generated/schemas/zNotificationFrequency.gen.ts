// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Frequency of a notification. `various` only indicates that the items of a group differ.
 */
export const zNotificationFrequency = z.enum([
    'none',
    'realtime',
    'hourly',
    'daily',
    'weekly',
    'various'
]);
