// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A number, of which '12' and 'PI-12' are short for PI-012; or words, as in the lists.
 */
export const zWorkItemSearch = z.string().check(z.minLength(1), z.maxLength(200));
