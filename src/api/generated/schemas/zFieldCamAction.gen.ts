// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the camera.
 */
export const zFieldCamAction = z.enum([
    'update',
    'delete',
    'pause',
    'create_timelapse',
    'share'
]);
