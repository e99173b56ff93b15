// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zShareLink } from './zShareLink.gen';

export const zShareLinkResult = z.object({
    success: z.literal(true),
    data: zShareLink
});
