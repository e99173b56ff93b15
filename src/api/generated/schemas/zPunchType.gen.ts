// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Punch type.
 */
export const zPunchType = z.enum([
    'internal_punch',
    'owner_punch',
    'work_completion'
]);
