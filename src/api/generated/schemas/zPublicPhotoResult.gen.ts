// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicPhotoDetail } from './zPublicPhotoDetail.gen';

export const zPublicPhotoResult = z.object({
    success: z.literal(true),
    data: zPublicPhotoDetail
});
