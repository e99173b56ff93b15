// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinTarget } from './pins.gen';
import { zSavedViewName } from './saved-views.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * State of the viewer, at most 16 KiB as JSON. Only the viewer interprets it, except for the scene of a tour.
 */
export const zSceneState = z.object({
    schemaVersion: z.int().check(z.gte(1), z.lte(1000)),
    data: z.looseObject({})
});

/**
 * A named view of an item, such as a camera position.
 */
export const zSceneView = z.object({
    id: z.string(),
    target: zPinTarget,
    name: z.string(),
    shared: z.boolean(),
    state: zSceneState,
    createdBy: zPersonRef,
    createdAt: z.iso.datetime({ offset: true }),
    permittedActions: z.array(z.string())
});

/**
 * The saved views of an item that the caller sees.
 */
export const zSceneViewListResult = z.object({
    success: z.literal(true),
    data: z.array(zSceneView),
    permittedActions: z.array(z.string())
});

/**
 * A view of an item to save.
 */
export const zCreateSceneViewRequest = z.object({
    target: zPinTarget,
    name: zSavedViewName,
    shared: z.boolean(),
    state: zSceneState
});

/**
 * One saved view of an item.
 */
export const zSceneViewResult = z.object({
    success: z.literal(true),
    data: zSceneView
});

/**
 * Changes of a saved view. Absent properties stay unchanged.
 */
export const zUpdateSceneViewRequest = z.object({
    name: z.optional(zSavedViewName),
    shared: z.optional(z.boolean())
});
