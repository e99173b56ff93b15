// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinTargetType } from './zPinTargetType.gen';

export const zPinTarget = z.object({
    type: zPinTargetType,
    id: z.string().check(z.minLength(1), z.maxLength(64))
});
