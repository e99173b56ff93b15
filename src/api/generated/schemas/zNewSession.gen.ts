// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRefreshToken } from './zRefreshToken.gen';
import { zSignedInUser } from './zSignedInUser.gen';

/**
 * A new session with its two tokens.
 */
export const zNewSession = z.object({
    accessToken: z.string().check(z.minLength(1)),
    refreshToken: zRefreshToken,
    user: zSignedInUser
});
