// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with a comment; one may take back one's own.
 */
export const zCommentAction = z.enum(['delete']);
