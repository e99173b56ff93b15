// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRfiFields } from './zRfiFields.gen';

export const zRfiChanges = z.object({ ...zRfiFields.shape, ...z.object({
        clear: z.optional(z.array(z.enum([
            'discipline',
            'category',
            'location',
            'dueDate',
            'receivedFromId',
            'responsibleCompanyId'
        ])))
    }).shape });
