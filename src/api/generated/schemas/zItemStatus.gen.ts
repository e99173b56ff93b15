// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Status of an RFI or a submittal.
 */
export const zItemStatus = z.enum([
    'draft',
    'open',
    'closed'
]);
