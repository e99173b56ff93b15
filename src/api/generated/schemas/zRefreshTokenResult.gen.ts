// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRefreshedTokens } from './zRefreshedTokens.gen';
import { zRefreshToken } from './zRefreshToken.gen';

/**
 * The tokens, bare as the specification writes them, or in `data` as the sign-in has them. One of the two is there.
 *
 */
export const zRefreshTokenResult = z.object({
    success: z.optional(z.literal(true)),
    accessToken: z.optional(z.string().check(z.minLength(1))),
    refreshToken: z.optional(zRefreshToken),
    data: z.optional(zRefreshedTokens)
});
