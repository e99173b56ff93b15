// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAngle } from './zAngle.gen';
import { zElevation } from './zElevation.gen';

/**
 * A link from a scene to another scene of the same tour.
 */
export const zTourLink = z.object({
    toSceneId: z.string().check(z.minLength(1), z.maxLength(64)),
    yaw: zAngle,
    pitch: zElevation
});
