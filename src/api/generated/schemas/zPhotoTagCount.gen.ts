// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zPhotoTagCount = z.object({
    tag: z.string(),
    count: z.int().check(z.gte(1))
});
