// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of the version that it is compared with, which may be a later one. Without it, the last one before it that is
 * ready.
 *
 */
export const zModelChangesSince = z.int().check(z.gte(1), z.lte(100000));
