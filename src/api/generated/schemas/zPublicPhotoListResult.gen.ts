// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPublicPhoto } from './zPublicPhoto.gen';

export const zPublicPhotoListResult = z.object({
    success: z.literal(true),
    data: z.array(zPublicPhoto),
    nextCursor: zNextCursor
});
