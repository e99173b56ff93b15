// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Id of the comment.
 */
export const zCommentId = z.string().check(z.minLength(1), z.maxLength(64));
