// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinTarget } from './zPinTarget.gen';
import { zSavedViewName } from './zSavedViewName.gen';
import { zSceneState } from './zSceneState.gen';

export const zCreateSceneViewRequest = z.object({
    target: zPinTarget,
    name: zSavedViewName,
    shared: z.boolean(),
    state: zSceneState
});
