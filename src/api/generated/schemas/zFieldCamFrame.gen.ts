// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zFieldCamFrame = z.object({
    at: z.iso.datetime({ offset: true }),
    imageUrl: z.url()
});
