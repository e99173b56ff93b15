// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicTourPlan } from './zPublicTourPlan.gen';
import { zTourSceneFacts } from './zTourSceneFacts.gen';

/**
 * A tour to be walked by visitors. Its panoramas and its plan are calls of their own, which want the bearer of the
 * visit; the small pictures of the scenes need none, for as long as the visit lasts.
 *
 */
export const zPublicTour = z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    startSceneId: z.nullable(z.string()),
    plan: z.nullable(zPublicTourPlan),
    scenes: z.array(zTourSceneFacts).check(z.maxLength(200))
});
