// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only those with this target.
 */
export const zTargetIdFilter = z.string().check(z.minLength(1), z.maxLength(64));
