// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zUser } from './zUser.gen';

export const zUserResult = z.object({
    success: z.literal(true),
    data: zUser
});
