// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Delay of the public stream in seconds.
 */
export const zPublicDelaySec = z.int().check(z.gte(0), z.lte(86400));
