// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicVisit } from './zPublicVisit.gen';

export const zPublicVisitResult = z.object({
    success: z.literal(true),
    data: zPublicVisit
});
