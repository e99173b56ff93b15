// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zPhotoDay = z.object({
    date: z.iso.date(),
    count: z.int().check(z.gte(1))
});
