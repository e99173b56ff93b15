// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * For whom it is; visitors do not see it. Not empty, and spaces around it do not count.
 */
export const zShareLinkLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));
