// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with the tour.
 */
export const zTourAction = z.enum([
    'update',
    'delete',
    'publish',
    'change_visibility',
    'share'
]);
