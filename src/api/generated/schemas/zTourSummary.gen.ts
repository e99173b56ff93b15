// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zTourAction } from './zTourAction.gen';
import { zTourState } from './zTourState.gen';
import { zTourVisibility } from './zTourVisibility.gen';

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
    version: z.int().check(z.gte(1)),
    permittedActions: z.array(zTourAction)
});
