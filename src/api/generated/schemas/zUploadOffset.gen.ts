// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Offset of the bytes in the file.
 */
export const zUploadOffset = z.int().check(z.gte(0));
