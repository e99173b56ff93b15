// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A number ('12' and 'PI-12' find PI-012), or words as in the lists.
 */
export const zWorkItemSearch = z.string().check(z.minLength(1), z.maxLength(200));
