// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A project of the person.
 */
export const zProfileProject = z.object({
    id: z.string(),
    name: z.string()
});
