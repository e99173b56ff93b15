// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Why an RFI is closed.
 */
export const zRfiCloseReason = z.enum([
    'answered',
    'withdrawn',
    'duplicate',
    'void'
]);
