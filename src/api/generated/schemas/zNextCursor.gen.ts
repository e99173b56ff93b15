// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Pass it as cursor for the next page; null on the last one.
 */
export const zNextCursor = z.nullable(z.string());
