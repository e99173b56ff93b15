// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Bytes of the file, starting at Upload-Offset.
 */
export const zUploadContent = z.string();
