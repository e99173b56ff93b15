// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * An assigned person or company.
 */
export const zAssigneeFilter = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50));
