// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Purpose of the file. It decides which file types are accepted; see the guide on uploads.
 */
export const zUploadPurpose = z.enum([
    'scan',
    'model',
    'panorama',
    'video'
]);
