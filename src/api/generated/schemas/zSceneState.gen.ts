// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * State of the viewer, at most 16 KiB as JSON. Only the viewer interprets it, except for the scene of a tour.
 */
export const zSceneState = z.object({
    schemaVersion: z.int().check(z.gte(1), z.lte(1000)),
    data: z.looseObject({})
});
