// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zUpdatePhotoStarRequest = z.object({
    starred: z.boolean()
});
