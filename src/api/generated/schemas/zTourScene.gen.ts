// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTourSceneFacts } from './zTourSceneFacts.gen';

export const zTourScene = z.object({ ...zTourSceneFacts.shape, ...z.object({
        panoramaUrl: z.url()
    }).shape });
