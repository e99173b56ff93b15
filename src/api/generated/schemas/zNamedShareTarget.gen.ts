// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTargetType } from './zTargetType.gen';

export const zNamedShareTarget = z.object({
    type: zTargetType,
    id: z.string(),
    title: z.nullable(z.string())
});
