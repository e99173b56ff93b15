// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Source of the time: the picture, the device that sent it, or a person.
 */
export const zTakenAtSource = z.enum([
    'exif',
    'device',
    'manual'
]);
