// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMarkupShape } from './zMarkupShape.gen';
import { zPersonRef } from './zPersonRef.gen';

export const zPhotoMarkup = z.object({
    shapes: z.array(zMarkupShape),
    updatedAt: z.nullable(z.iso.datetime({ offset: true })),
    updatedBy: z.nullable(zPersonRef)
});
