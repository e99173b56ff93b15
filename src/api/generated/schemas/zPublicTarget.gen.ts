// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicModel } from './zPublicModel.gen';
import { zPublicScan } from './zPublicScan.gen';
import { zPublicTourFacts } from './zPublicTourFacts.gen';
import { zTargetType } from './zTargetType.gen';

/**
 * A shared item, without locations and people.
 */
export const zPublicTarget = z.object({
    type: zTargetType,
    id: z.string(),
    title: z.string(),
    description: z.string(),
    thumbnailUrl: z.nullable(z.url()),
    recordedAt: z.iso.datetime({ offset: true }),
    scan: z.nullable(zPublicScan),
    model: z.nullable(zPublicModel),
    tour: z.nullable(zPublicTourFacts)
});
