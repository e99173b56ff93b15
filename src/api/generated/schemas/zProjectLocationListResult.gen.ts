// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProjectLocation } from './zProjectLocation.gen';

/**
 * The locations of a project.
 */
export const zProjectLocationListResult = z.object({
    success: z.literal(true),
    data: z.array(zProjectLocation)
});
