// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPhotoMarkup } from './zPhotoMarkup.gen';

export const zPhotoMarkupResult = z.object({
    success: z.literal(true),
    data: zPhotoMarkup
});
