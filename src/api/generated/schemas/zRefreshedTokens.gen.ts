// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRefreshToken } from './zRefreshToken.gen';

/**
 * A new access token, and a new refresh token if the host rotates them.
 */
export const zRefreshedTokens = z.object({
    accessToken: z.string().check(z.minLength(1)),
    refreshToken: z.optional(zRefreshToken)
});
