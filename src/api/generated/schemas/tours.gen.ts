// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Degrees to the right of the center of the panorama.
 */
export const zAngle = z.number().check(z.gte(-180), z.lte(180));

/**
 * A place on the plan, as fractions of its width from the left and of its height from the top.
 */
export const zPlanPlace = z.object({
    x: z.number().check(z.gte(0), z.lte(1)),
    y: z.number().check(z.gte(0), z.lte(1))
});

/**
 * Degrees above the horizon.
 */
export const zElevation = z.number().check(z.gte(-90), z.lte(90));

/**
 * A link from a scene to another scene of the same tour.
 */
export const zTourLink = z.object({
    toSceneId: z.string().check(z.minLength(1), z.maxLength(64)),
    yaw: zAngle,
    pitch: zElevation
});

/**
 * A note at a place in the panorama.
 */
export const zTourHotspot = z.object({
    yaw: zAngle,
    pitch: zElevation,
    label: z.string().check(z.minLength(1), z.maxLength(80)),
    description: z.string().check(z.maxLength(1000))
});

/**
 * A scene without its panorama.
 */
export const zTourSceneFacts = z.object({
    id: z.string(),
    title: z.string().check(z.maxLength(200)),
    floor: z.string().check(z.maxLength(60)),
    spotId: z.string().check(z.maxLength(64)),
    takenAt: z.iso.datetime({ offset: true }),
    thumbnailUrl: z.url(),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1)),
    northYaw: zAngle,
    plan: z.nullable(zPlanPlace),
    links: z.array(zTourLink).check(z.maxLength(20)),
    hotspots: z.array(zTourHotspot).check(z.maxLength(50))
});

/**
 * Only its editors see a draft; all members of the project see a published tour.
 */
export const zTourState = z.enum(['draft', 'published']);

/**
 * Members of the project see every tour; a public tour can also be shared by link.
 */
export const zTourVisibility = z.enum(['private', 'public']);

/**
 * Permitted actions on the tour.
 */
export const zTourAction = z.enum([
    'update',
    'delete',
    'publish',
    'change_visibility',
    'share'
]);

/**
 * A virtual tour as a list shows it.
 */
export const zTourSummary = z.object({
    id: z.string(),
    title: z.string().check(z.maxLength(200)),
    description: z.string().check(z.maxLength(2000)),
    state: zTourState,
    visibility: zTourVisibility,
    coverUrl: z.nullable(z.url()),
    sceneCount: z.int().check(z.gte(0)),
    createdBy: zPersonRef,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of virtual tours.
 */
export const zTourListResult = z.object({
    success: z.literal(true),
    data: z.array(zTourSummary),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * A new virtual tour without scenes.
 */
export const zCreateTourRequest = z.object({
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000)))
});

/**
 * The picture of the plan.
 */
export const zTourPlan = z.object({
    url: z.url(),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1))
});

/**
 * A scene of a tour with its panorama.
 */
export const zTourScene = z.object({ ...zTourSceneFacts.shape, ...z.object({
        panoramaUrl: z.url()
    }).shape });

/**
 * A virtual tour with its scenes and its plan.
 */
export const zTour = z.object({ ...zTourSummary.shape, ...z.object({
        startSceneId: z.nullable(z.string()),
        plan: z.nullable(zTourPlan),
        scenes: z.array(zTourScene).check(z.maxLength(200))
    }).shape });

/**
 * One virtual tour.
 */
export const zTourResult = z.object({
    success: z.literal(true),
    data: zTour
});

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateTourRequest = z.object({
    version: zRecordVersion,
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    state: z.optional(zTourState),
    visibility: z.optional(zTourVisibility),
    startSceneId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * The picture of the plan.
 */
export const zUpdateTourPlanRequest = z.object({
    plan: z.string()
});

/**
 * Panoramas that were selected together. Their uploads finish in any order, or days apart, but their scenes follow
 * the order of selection: a scene goes after those of its batch with a smaller position and before those with a
 * larger one. The first scene of a batch, and any scene without a batch, goes to the end of the tour.
 *
 */
export const zSceneBatch = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    place: z.int().check(z.gte(0), z.lte(999))
});

/**
 * A new scene from a complete upload.
 */
export const zCreateTourSceneFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    floor: z.optional(z.string().check(z.maxLength(60))),
    spotId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    takenAt: z.optional(z.iso.datetime({ offset: true })),
    batch: z.optional(zSceneBatch)
});

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateTourSceneRequest = z.object({
    version: zRecordVersion,
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    floor: z.optional(z.string().check(z.maxLength(60))),
    spotId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    takenAt: z.optional(z.iso.datetime({ offset: true })),
    northYaw: z.optional(zAngle),
    plan: z.optional(zPlanPlace),
    links: z.optional(z.array(zTourLink).check(z.maxLength(20))),
    hotspots: z.optional(z.array(zTourHotspot).check(z.maxLength(50))),
    clear: z.optional(z.array(z.enum(['plan'])))
});
