// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinTargetType } from './zPinTargetType.gen';

export const zNamedPinTarget = z.object({
    type: zPinTargetType,
    id: z.string(),
    title: z.string()
});
