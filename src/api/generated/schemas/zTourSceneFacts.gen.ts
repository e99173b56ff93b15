// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAngle } from './zAngle.gen';
import { zPlanPlace } from './zPlanPlace.gen';
import { zTourHotspot } from './zTourHotspot.gen';
import { zTourLink } from './zTourLink.gen';

/**
 * A scene without its panorama.
 */
export const zTourSceneFacts = z.object({
    id: z.string(),
    title: z.string().check(z.maxLength(200)),
    floor: z.string().check(z.maxLength(60)),
    spotId: z.string().check(z.maxLength(64)),
    takenAt: z.iso.datetime({ offset: true }),
    thumbnailUrl: z.url(),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1)),
    northYaw: zAngle,
    plan: z.nullable(zPlanPlace),
    links: z.array(zTourLink).check(z.maxLength(20)),
    hotspots: z.array(zTourHotspot).check(z.maxLength(50))
});
