// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zModelChange } from './zModelChange.gen';
import { zNextCursor } from './zNextCursor.gen';

export const zModelChangeListResult = z.object({
    success: z.literal(true),
    data: z.array(zModelChange),
    nextCursor: zNextCursor,
    since: z.nullable(z.int().check(z.gte(1))),
    counts: z.object({
        lost: z.int().check(z.gte(0)),
        gained: z.int().check(z.gte(0)),
        changed: z.int().check(z.gte(0)),
        unchanged: z.int().check(z.gte(0)),
        pinsOnLost: z.int().check(z.gte(0))
    })
});
