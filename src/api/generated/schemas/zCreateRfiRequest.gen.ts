// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLogTitle } from './zLogTitle.gen';
import { zRfiFields } from './zRfiFields.gen';

export const zCreateRfiRequest = z.object({ ...zRfiFields.shape, ...z.object({
        title: zLogTitle,
        status: z.optional(z.enum(['draft', 'open']))
    }).shape });
