// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Reason for closing a punch item.
 */
export const zPunchResolution = z.enum([
    'completed',
    'duplicate',
    'void',
    'wont_fix'
]);
