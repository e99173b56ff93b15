// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Maximum number of results. A target never has more than the upper limit.
 */
export const zPinLimit = z._default(z.int().check(z.gte(1), z.lte(500)), 100);
