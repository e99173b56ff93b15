// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zVideo } from './zVideo.gen';
import { zVideoComment } from './zVideoComment.gen';

export const zVideoDetail = z.object({ ...zVideo.shape, ...z.object({
        comments: z.array(zVideoComment)
    }).shape });
