// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Bytes of the file, from Upload-Offset on.
 */
export const zUploadContent = z.string();
