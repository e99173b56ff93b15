// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItem } from './zPunchItem.gen';

export const zPunchItemResult = z.object({
    success: z.literal(true),
    data: zPunchItem
});
