// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocationProgress } from './zLocationProgress.gen';

/**
 * The records of a project by location.
 */
export const zLocationProgressListResult = z.object({
    success: z.literal(true),
    data: z.array(zLocationProgress)
});
