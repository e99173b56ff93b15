// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A direction in a tour scene, in degrees.
 */
export const zPanoramaAnchor = z.object({
    kind: z.literal('panorama'),
    sceneId: z.string().check(z.minLength(1), z.maxLength(64)),
    yaw: z.number().check(z.gte(-360), z.lte(360)),
    pitch: z.number().check(z.gte(-90), z.lte(90))
});
