// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The cursor of the next page; null on the last page.
 */
export const zNextCursor = z.nullable(z.string());
