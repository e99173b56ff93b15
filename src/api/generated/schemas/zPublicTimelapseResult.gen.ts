// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicTimelapseDetail } from './zPublicTimelapseDetail.gen';

export const zPublicTimelapseResult = z.object({
    success: z.literal(true),
    data: zPublicTimelapseDetail
});
