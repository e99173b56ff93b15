// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMarkupShape } from './zMarkupShape.gen';

export const zUpdatePhotoMarkupRequest = z.object({
    shapes: z.array(zMarkupShape).check(z.maxLength(200))
});
