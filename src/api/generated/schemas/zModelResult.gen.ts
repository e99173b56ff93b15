// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zModel } from './zModel.gen';

export const zModelResult = z.object({
    success: z.literal(true),
    data: zModel
});
