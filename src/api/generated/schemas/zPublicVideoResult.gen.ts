// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicVideo } from './zPublicVideo.gen';

export const zPublicVideoResult = z.object({
    success: z.literal(true),
    data: zPublicVideo
});
