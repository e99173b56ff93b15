// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Audience of the link; visitors do not see it. Must not be blank; surrounding spaces are ignored.
 */
export const zShareLinkLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));
