// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Maximum number of results.
 */
export const zLimit = z._default(z.int().check(z.gte(1), z.lte(100)), 50);
