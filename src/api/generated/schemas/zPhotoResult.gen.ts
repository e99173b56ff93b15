// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPhotoDetail } from './zPhotoDetail.gen';

export const zPhotoResult = z.object({
    success: z.literal(true),
    data: zPhotoDetail
});
