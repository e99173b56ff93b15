// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicLink } from './zPublicLink.gen';

export const zPublicLinkResult = z.object({
    success: z.literal(true),
    data: zPublicLink
});
