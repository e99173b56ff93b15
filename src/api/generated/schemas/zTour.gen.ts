// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTourPlan } from './zTourPlan.gen';
import { zTourScene } from './zTourScene.gen';
import { zTourSummary } from './zTourSummary.gen';

export const zTour = z.object({ ...zTourSummary.shape, ...z.object({
        startSceneId: z.nullable(z.string()),
        plan: z.nullable(zTourPlan),
        scenes: z.array(zTourScene).check(z.maxLength(200))
    }).shape });
