// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMarkupColor } from './zMarkupColor.gen';
import { zMarkupType } from './zMarkupType.gen';

export const zMarkupShape = z.object({
    type: zMarkupType,
    points: z.array(z.number().check(z.gte(0), z.lte(1))).check(z.minLength(2), z.maxLength(4000)),
    color: zMarkupColor,
    text: z.string().check(z.maxLength(200))
});
