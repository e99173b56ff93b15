// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSceneView } from './zSceneView.gen';

export const zSceneViewResult = z.object({
    success: z.literal(true),
    data: zSceneView
});
