// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Status of a punch item; pending_reins awaits reinspection.
 */
export const zPunchItemStatus = z.enum([
    'draft',
    'open',
    'closed',
    'pending_reins'
]);
