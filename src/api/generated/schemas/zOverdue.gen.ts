// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether the due date has passed.
 */
export const zOverdue = z.boolean();
