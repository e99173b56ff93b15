// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zPhotoDay } from './zPhotoDay.gen';
import { zPhotoTagCount } from './zPhotoTagCount.gen';

export const zPhotoSummary = z.object({
    total: z.int().check(z.gte(0)),
    days: z.array(zPhotoDay),
    tags: z.array(zPhotoTagCount),
    uploaders: z.array(zPersonRef)
});
