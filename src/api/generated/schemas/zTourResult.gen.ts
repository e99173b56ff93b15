// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTour } from './zTour.gen';

export const zTourResult = z.object({
    success: z.literal(true),
    data: zTour
});
