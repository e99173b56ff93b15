// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPosition } from './zPosition.gen';

/**
 * Camera position from which the place was seen.
 */
export const zPinCamera = z.object({
    position: zPosition,
    target: zPosition
});
