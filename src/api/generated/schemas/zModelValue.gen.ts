// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Texts are cut after 500 characters. Null if there was none.
 */
export const zModelValue = z.nullable(z.union([
    z.string().check(z.maxLength(500)),
    z.number(),
    z.boolean()
]));
