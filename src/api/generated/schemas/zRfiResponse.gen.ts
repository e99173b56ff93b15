// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';

export const zRfiResponse = z.object({
    id: z.string(),
    body: z.string(),
    official: z.boolean(),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    onBehalfOf: z.nullable(zParty)
});
