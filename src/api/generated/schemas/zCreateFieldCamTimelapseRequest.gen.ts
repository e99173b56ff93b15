// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zCreateFieldCamTimelapseRequest = z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    everySec: z.int().check(z.gte(60), z.lte(604800)),
    fps: z.int().check(z.gte(1), z.lte(30))
});
