// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Seconds by which the public stream is late.
 */
export const zPublicDelaySec = z.int().check(z.gte(0), z.lte(86400));
