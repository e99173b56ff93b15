// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSubmittal } from './zSubmittal.gen';

export const zSubmittalResult = z.object({
    success: z.literal(true),
    data: zSubmittal
});
