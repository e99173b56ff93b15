// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSavedViewName } from './zSavedViewName.gen';

export const zUpdateSceneViewRequest = z.object({
    name: z.optional(zSavedViewName),
    shared: z.optional(z.boolean())
});
