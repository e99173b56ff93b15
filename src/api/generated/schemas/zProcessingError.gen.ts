// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProcessingErrorCode } from './zProcessingErrorCode.gen';

export const zProcessingError = z.object({
    code: zProcessingErrorCode,
    message: z.string().check(z.maxLength(500))
});
