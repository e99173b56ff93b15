// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The version that the caller has seen; another one is refused with CONFLICT.
 */
export const zVersion = z.int().check(z.gte(1));
