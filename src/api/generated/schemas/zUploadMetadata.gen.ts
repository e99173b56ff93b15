// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Names and values in Base64, `filename bGV2ZWwtMS5wbHk=,purpose c2Nhbg==`. Needed are `filename` and `purpose`, one
 * of UploadPurpose; kept and given back are `title`, `description` and `details` (what the client wants to know again when it goes on,
 * such as the tour of a panorama); others have no meaning.
 *
 */
export const zUploadMetadata = z.string().check(z.minLength(1), z.maxLength(16000));
