// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The axis of the file that points up. Surveys use `z`; programs for games and films and some phones use `y`. The
 * point cloud (`getScanCloudFile`) keeps the coordinates of the file, so its viewer turns it: (x, y, z) of a file
 * with `y` up is shown at (x, -z, y). Pins have these shown coordinates, z up.
 *
 */
export const zUpAxis = z.enum(['y', 'z']);
