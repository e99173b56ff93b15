// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPin } from './zPin.gen';

export const zPinListResult = z.object({
    success: z.literal(true),
    data: z.array(zPin),
    nextCursor: zNextCursor
});
