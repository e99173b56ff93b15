// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zUpdateFieldCamStreamRequest = z.object({
    paused: z.boolean()
});
