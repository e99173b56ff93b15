// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What a reviewer, and in the end the manager, makes of a submittal.
 */
export const zReviewCode = z.enum([
    'approved',
    'approved_as_noted',
    'revise_and_resubmit',
    'rejected',
    'for_record'
]);
