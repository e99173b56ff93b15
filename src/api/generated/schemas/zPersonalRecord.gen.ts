// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Something that the person made, or that names the person.
 */
export const zPersonalRecord = z.object({
    kind: z.string(),
    id: z.string(),
    title: z.nullable(z.string()),
    project: z.nullable(z.string()),
    createdByYou: z.boolean(),
    comments: z.array(z.string())
});
