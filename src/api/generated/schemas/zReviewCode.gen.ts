// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Review outcome of a submittal, by a reviewer and finally by the manager.
 */
export const zReviewCode = z.enum([
    'approved',
    'approved_as_noted',
    'revise_and_resubmit',
    'rejected',
    'for_record'
]);
