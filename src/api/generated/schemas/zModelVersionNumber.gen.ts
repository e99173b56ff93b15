// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of the version.
 */
export const zModelVersionNumber = z.int().check(z.gte(1), z.lte(100000));
