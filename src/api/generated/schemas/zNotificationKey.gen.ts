// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

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
