// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A property before and after the change: options as in their list, people and companies by name, empty as null.
 */
export const zFieldChange = z.object({
    field: z.string(),
    from: z.nullable(z.string()),
    to: z.nullable(z.string())
});
