// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemFields } from './zPunchItemFields.gen';

export const zPunchItemChanges = z.object({ ...zPunchItemFields.shape, ...z.object({
        clear: z.optional(z.array(z.enum([
            'discipline',
            'category',
            'location',
            'startDate',
            'dueDate'
        ])))
    }).shape });
