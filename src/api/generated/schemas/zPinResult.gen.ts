// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPin } from './zPin.gen';

export const zPinResult = z.object({
    success: z.literal(true),
    data: zPin
});
