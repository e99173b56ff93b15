// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemFields } from './zPunchItemFields.gen';
import { zPunchType } from './zPunchType.gen';

export const zCreatePunchItemRequest = z.intersection(zPunchItemFields, z.object({
    title: z.string(),
    punchType: zPunchType,
    status: z.optional(z.enum(['draft', 'open']))
}));
