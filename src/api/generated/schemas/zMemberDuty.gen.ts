// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What a member can be named for in a record.
 */
export const zMemberDuty = z.enum([
    'manage_punch_items',
    'take_punch_items',
    'approve_punch_items',
    'manage_rfis',
    'answer_rfis',
    'manage_submittals',
    'review_submittals',
    'submit_submittals',
    'approve_change_orders'
]);
