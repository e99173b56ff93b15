// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPhoto } from './zPhoto.gen';
import { zPhotoComment } from './zPhotoComment.gen';

export const zPhotoDetail = z.object({ ...zPhoto.shape, ...z.object({
        comments: z.array(zPhotoComment)
    }).shape });
