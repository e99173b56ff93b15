// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPosition } from './zPosition.gen';

/**
 * From where somebody looked at the place.
 */
export const zPinCamera = z.object({
    position: zPosition,
    target: zPosition
});
