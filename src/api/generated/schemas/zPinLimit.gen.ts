// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How many at the most; a target has no more than the greatest.
 */
export const zPinLimit = z._default(z.int().check(z.gte(1), z.lte(500)), 100);
