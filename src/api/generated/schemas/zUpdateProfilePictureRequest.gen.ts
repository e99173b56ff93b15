// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A picture of the person.
 */
export const zUpdateProfilePictureRequest = z.object({
    picture: z.string()
});
