// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A text of more than 500 characters is cut off there. Null where there was none.
 */
export const zModelValue = z.nullable(z.union([
    z.string().check(z.maxLength(500)),
    z.number(),
    z.boolean()
]));
