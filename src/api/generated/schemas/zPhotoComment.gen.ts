// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zComment } from './zComment.gen';
import { zCommentAction } from './zCommentAction.gen';

export const zPhotoComment = z.object({ ...zComment.shape, ...z.object({
        permittedActions: z.array(zCommentAction)
    }).shape });
