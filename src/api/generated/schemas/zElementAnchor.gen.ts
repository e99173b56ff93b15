// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinCamera } from './zPinCamera.gen';
import { zPosition } from './zPosition.gen';

/**
 * An element of a model and a point on it.
 */
export const zElementAnchor = z.object({
    kind: z.literal('element'),
    elementId: z.string().check(z.length(22), z.regex(/^[0-9A-Za-z_$]{22}$/)),
    position: zPosition,
    camera: z.optional(zPinCamera)
});
