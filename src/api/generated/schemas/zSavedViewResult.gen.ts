// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSavedView } from './zSavedView.gen';

export const zSavedViewResult = z.object({
    success: z.literal(true),
    data: zSavedView
});
