// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSubmittalFields } from './zSubmittalFields.gen';

export const zSubmittalChanges = z.object({ ...zSubmittalFields.shape, ...z.object({
        clear: z.optional(z.array(z.enum([
            'discipline',
            'category',
            'location',
            'requiredOnSiteDate'
        ])))
    }).shape });
