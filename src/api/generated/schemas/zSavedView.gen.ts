// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLogName } from './zLogName.gen';
import { zPersonRef } from './zPersonRef.gen';

export const zSavedView = z.object({
    id: z.string(),
    log: zLogName,
    name: z.string(),
    query: z.string(),
    shared: z.boolean(),
    createdBy: zPersonRef,
    createdAt: z.iso.datetime({ offset: true }),
    permittedActions: z.array(z.enum(['delete']))
});
