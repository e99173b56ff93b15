// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether a project is a favorite of the caller.
 */
export const zUpdateProjectFavoriteRequest = z.object({
    favorite: z.boolean()
});
