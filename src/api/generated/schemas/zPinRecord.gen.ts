// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zWorkItemType } from './zWorkItemType.gen';

export const zPinRecord = z.object({
    type: zWorkItemType,
    id: z.string().check(z.minLength(1), z.maxLength(64))
});
