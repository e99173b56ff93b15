// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTourState } from './zTourState.gen';
import { zTourVisibility } from './zTourVisibility.gen';

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateTourRequest = z.object({
    version: z.int().check(z.gte(1)),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    state: z.optional(zTourState),
    visibility: z.optional(zTourVisibility),
    startSceneId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
