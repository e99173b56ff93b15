// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Degrees above the horizon.
 */
export const zElevation = z.number().check(z.gte(-90), z.lte(90));
