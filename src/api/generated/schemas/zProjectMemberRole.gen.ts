// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A role that people of a project have.
 */
export const zProjectMemberRole = z.object({
    id: z.string(),
    name: z.string()
});
