// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRefreshedTokens } from './zRefreshedTokens.gen';

/**
 * The tokens, bare as the specification writes them, or in `data` as the sign-in has them.
 */
export const zRefreshTokenResult = z.union([
    zRefreshedTokens,
    z.object({
        success: z.optional(z.literal(true)),
        data: zRefreshedTokens
    })
]);
