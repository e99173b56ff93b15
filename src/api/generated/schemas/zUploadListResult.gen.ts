// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zUpload } from './zUpload.gen';

export const zUploadListResult = z.object({
    success: z.literal(true),
    data: z.array(zUpload)
});
