// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLogTitle } from './zLogTitle.gen';
import { zPunchItemFields } from './zPunchItemFields.gen';
import { zPunchType } from './zPunchType.gen';

export const zCreatePunchItemRequest = z.object({ ...zPunchItemFields.shape, ...z.object({
        title: zLogTitle,
        punchType: zPunchType,
        status: z.optional(z.enum(['draft', 'open']))
    }).shape });
