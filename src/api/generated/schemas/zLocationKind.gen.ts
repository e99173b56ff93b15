// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Kind of a location, from the outermost: a building contains levels, a level areas, an area rooms.
 */
export const zLocationKind = z.enum([
    'building',
    'level',
    'area',
    'room'
]);
