// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Seconds from one picture to the next.
 */
export const zIntervalSec = z.int().check(z.gte(60), z.lte(86400));
