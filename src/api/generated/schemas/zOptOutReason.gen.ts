// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Reason for opting out of all notifications.
 */
export const zOptOutReason = z.enum([
    'too many notifications',
    'not relevant to my role',
    'temporary pause'
]);
