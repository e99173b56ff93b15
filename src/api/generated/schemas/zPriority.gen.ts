// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Urgency.
 */
export const zPriority = z.enum([
    'urgent',
    'high',
    'normal',
    'low'
]);
