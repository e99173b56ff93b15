// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on a comment. Authors may delete their own.
 */
export const zCommentAction = z.enum(['delete']);
