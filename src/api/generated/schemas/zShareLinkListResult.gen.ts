// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zShareLink } from './zShareLink.gen';

export const zShareLinkListResult = z.object({
    success: z.literal(true),
    data: z.array(zShareLink),
    nextCursor: zNextCursor,
    permittedActions: z.array(z.enum(['create']))
});
