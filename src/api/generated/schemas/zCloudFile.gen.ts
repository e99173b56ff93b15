// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Name of a file of the point cloud.
 */
export const zCloudFile = z.string().check(z.minLength(1), z.maxLength(64));
