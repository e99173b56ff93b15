// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPhoto } from './zPhoto.gen';

export const zPhotoListResult = z.object({
    success: z.literal(true),
    data: z.array(zPhoto),
    nextCursor: zNextCursor
});
