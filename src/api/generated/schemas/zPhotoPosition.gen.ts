// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Location of the photo in WGS 84 coordinates.
 */
export const zPhotoPosition = z.object({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180)),
    heading: z.nullable(z.number().check(z.gte(0), z.lte(360)))
});
