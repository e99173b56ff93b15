// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicTarget } from './zPublicTarget.gen';

export const zPublicLink = z.object({
    projectName: z.string(),
    allowDownload: z.boolean(),
    expiresAt: z.iso.datetime({ offset: true }),
    targets: z.array(zPublicTarget)
});
