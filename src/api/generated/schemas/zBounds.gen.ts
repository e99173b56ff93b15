// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPoint3d } from './zPoint3d.gen';

/**
 * Axis-aligned bounding box of all points.
 */
export const zBounds = z.object({
    min: zPoint3d,
    max: zPoint3d
});
