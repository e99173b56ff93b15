// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only members of the lead company see an internal comment.
 */
export const zCommentVisibility = z.enum(['everyone', 'internal']);
