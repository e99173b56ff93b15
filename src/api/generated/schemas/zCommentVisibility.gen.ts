// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * An internal comment is for members of the leading company.
 */
export const zCommentVisibility = z.enum(['everyone', 'internal']);
