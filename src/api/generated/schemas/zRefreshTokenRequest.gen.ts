// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRefreshToken } from './zRefreshToken.gen';

/**
 * The refresh token of the session.
 */
export const zRefreshTokenRequest = z.object({
    refreshToken: zRefreshToken
});
