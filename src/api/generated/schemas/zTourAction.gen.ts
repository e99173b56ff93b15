// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the tour.
 */
export const zTourAction = z.enum([
    'update',
    'delete',
    'publish',
    'change_visibility',
    'share'
]);
