// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTourSceneFacts } from './tours.gen';

/**
 * Tour properties; null for other kinds.
 */
export const zPublicTourFacts = z.object({
    sceneCount: z.int().check(z.gte(0))
});

/**
 * The size of the plan of a shared tour. Another call returns the picture.
 */
export const zPublicTourPlan = z.object({
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1))
});

/**
 * A tour for visitors. Its panoramas and its plan have calls of their own, which require the visit token. The
 * thumbnails of its scenes need no token during the visit.
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

/**
 * One shared tour.
 */
export const zPublicTourResult = z.object({
    success: z.literal(true),
    data: zPublicTour
});
