// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSavedViewsAction } from './zSavedViewsAction.gen';
import { zSceneView } from './zSceneView.gen';

export const zSceneViewListResult = z.object({
    success: z.literal(true),
    data: z.array(zSceneView),
    permittedActions: z.array(zSavedViewsAction)
});
