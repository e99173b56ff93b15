// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMarkupShape } from './zMarkupShape.gen';
import { zPublicPhoto } from './zPublicPhoto.gen';

export const zPublicPhotoDetail = z.object({ ...zPublicPhoto.shape, ...z.object({
        shapes: z.array(zMarkupShape)
    }).shape });
