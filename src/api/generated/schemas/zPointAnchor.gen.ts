// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinCamera } from './zPinCamera.gen';
import { zPosition } from './zPosition.gen';

/**
 * A point in space.
 */
export const zPointAnchor = z.object({
    kind: z.literal('point'),
    position: zPosition,
    camera: z.optional(zPinCamera)
});
