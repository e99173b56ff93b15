// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Due on this day or later.
 */
export const zDueFrom = z.iso.date();
