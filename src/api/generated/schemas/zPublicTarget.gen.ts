// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicScan } from './zPublicScan.gen';
import { zTargetType } from './zTargetType.gen';

/**
 * Something that is shared, without its place on earth and without people.
 */
export const zPublicTarget = z.object({
    type: zTargetType,
    id: z.string(),
    title: z.string(),
    description: z.string(),
    thumbnailUrl: z.nullable(z.url()),
    recordedAt: z.iso.datetime({ offset: true }),
    scan: z.nullable(zPublicScan)
});
