// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRfiFields } from './zRfiFields.gen';

export const zCreateRfiRequest = z.intersection(zRfiFields, z.object({
    title: z.string(),
    status: z.optional(z.enum(['draft', 'open']))
}));
