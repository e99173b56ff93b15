// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zShareLink } from './zShareLink.gen';
import { zShareLinkToken } from './zShareLinkToken.gen';

export const zShareLinkTokenResult = z.object({
    success: z.literal(true),
    data: zShareLink,
    token: zShareLinkToken
});
