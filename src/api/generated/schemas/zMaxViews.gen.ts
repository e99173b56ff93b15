// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Maximum number of views.
 */
export const zMaxViews = z.int().check(z.gte(1), z.lte(100000));
