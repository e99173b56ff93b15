// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAngle } from './zAngle.gen';
import { zPlanPlace } from './zPlanPlace.gen';
import { zTourHotspot } from './zTourHotspot.gen';
import { zTourLink } from './zTourLink.gen';

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateTourSceneRequest = z.object({
    version: z.int().check(z.gte(1)),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    floor: z.optional(z.string().check(z.maxLength(60))),
    spotId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    takenAt: z.optional(z.iso.datetime({ offset: true })),
    northYaw: z.optional(zAngle),
    plan: z.optional(zPlanPlace),
    links: z.optional(z.array(zTourLink).check(z.maxLength(20))),
    hotspots: z.optional(z.array(zTourHotspot).check(z.maxLength(50))),
    clear: z.optional(z.array(z.enum(['plan'])))
});
