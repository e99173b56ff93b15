// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Kind of a location, from the outermost. A building is at the top, a level in a building, an area in a building or a level, and a room in a building, a level or an area.
 */
export const zLocationKind = z.enum([
    'building',
    'level',
    'area',
    'room'
]);
