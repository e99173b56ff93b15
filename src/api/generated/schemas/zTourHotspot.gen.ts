// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAngle } from './zAngle.gen';
import { zElevation } from './zElevation.gen';

/**
 * A note at a place in the panorama.
 */
export const zTourHotspot = z.object({
    yaw: zAngle,
    pitch: zElevation,
    label: z.string().check(z.minLength(1), z.maxLength(80)),
    description: z.string().check(z.maxLength(1000))
});
