// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zModelVersion } from './zModelVersion.gen';

export const zModelVersionListResult = z.object({
    success: z.literal(true),
    data: z.array(zModelVersion)
});
