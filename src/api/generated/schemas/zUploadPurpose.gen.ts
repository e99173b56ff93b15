// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What is to be made of the file. It decides which files are taken, see the guide on uploads.
 */
export const zUploadPurpose = z.enum([
    'scan',
    'model',
    'panorama',
    'video'
]);
