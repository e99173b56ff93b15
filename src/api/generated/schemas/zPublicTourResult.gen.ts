// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicTour } from './zPublicTour.gen';

export const zPublicTourResult = z.object({
    success: z.literal(true),
    data: zPublicTour
});
