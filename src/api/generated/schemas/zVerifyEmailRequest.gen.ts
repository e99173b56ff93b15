// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailedToken } from './zEmailedToken.gen';

export const zVerifyEmailRequest = z.object({
    token: zEmailedToken
});
