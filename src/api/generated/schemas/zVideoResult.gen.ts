// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zVideoDetail } from './zVideoDetail.gen';

export const zVideoResult = z.object({
    success: z.literal(true),
    data: zVideoDetail
});
