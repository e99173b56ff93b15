// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zUser } from './zUser.gen';

/**
 * The signed-in user.
 */
export const zUserResult = z.object({
    success: z.literal(true),
    data: zUser
});
