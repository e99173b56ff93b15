// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zPinTarget } from './zPinTarget.gen';
import { zSceneState } from './zSceneState.gen';

export const zSceneView = z.object({
    id: z.string(),
    target: zPinTarget,
    name: z.string(),
    shared: z.boolean(),
    state: zSceneState,
    createdBy: zPersonRef,
    createdAt: z.iso.datetime({ offset: true }),
    permittedActions: z.array(z.enum(['update', 'delete']))
});
