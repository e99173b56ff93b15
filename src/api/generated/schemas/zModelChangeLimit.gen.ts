// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Maximum number of results.
 */
export const zModelChangeLimit = z._default(z.int().check(z.gte(1), z.lte(500)), 100);
