// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Names and Base64 values, `filename bGV2ZWwtMS5wbHk=,purpose c2Nhbg==`. `filename` and `purpose` (an UploadPurpose)
 * are required. The host stores and returns `title`, `description` and `details`, which the client needs to resume,
 * such as the tour of a panorama. It ignores other names.
 *
 */
export const zUploadMetadata = z.string().check(z.minLength(1), z.maxLength(16000));
