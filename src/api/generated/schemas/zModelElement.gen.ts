// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A model element with geometry.
 */
export const zModelElement = z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    storey: z.string()
});
