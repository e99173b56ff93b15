// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Maximum number of results. The lists of each log return all of them.
 */
export const zWorkItemLimit = z._default(z.int().check(z.gte(1), z.lte(50)), 10);
