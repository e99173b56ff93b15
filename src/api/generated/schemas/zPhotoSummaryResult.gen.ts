// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPhotoSummary } from './zPhotoSummary.gen';

export const zPhotoSummaryResult = z.object({
    success: z.literal(true),
    data: zPhotoSummary
});
