// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProjectLocation } from './zProjectLocation.gen';

/**
 * One location.
 */
export const zProjectLocationResult = z.object({
    success: z.literal(true),
    data: zProjectLocation
});
