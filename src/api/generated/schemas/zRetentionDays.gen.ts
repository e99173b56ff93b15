// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Days for which pictures are stored.
 */
export const zRetentionDays = z.int().check(z.gte(1), z.lte(3650));
