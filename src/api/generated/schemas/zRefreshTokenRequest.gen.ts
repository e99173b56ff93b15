// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRefreshToken } from './zRefreshToken.gen';

export const zRefreshTokenRequest = z.object({
    refreshToken: zRefreshToken
});
