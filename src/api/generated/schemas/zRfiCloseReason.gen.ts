// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Reason for closing an RFI.
 */
export const zRfiCloseReason = z.enum([
    'answered',
    'withdrawn',
    'duplicate',
    'void'
]);
