// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of the version to compare with; it may be a later one. Defaults to the latest earlier version that is
 * ready.
 *
 */
export const zModelChangesSince = z.int().check(z.gte(1), z.lte(100000));
