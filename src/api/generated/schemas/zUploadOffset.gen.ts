// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Where in the file the bytes begin.
 */
export const zUploadOffset = z.int().check(z.gte(0));
