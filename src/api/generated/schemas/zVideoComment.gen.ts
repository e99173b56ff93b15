// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCommentAction } from './zCommentAction.gen';
import { zPersonRef } from './zPersonRef.gen';

export const zVideoComment = z.object({
    id: z.string(),
    body: z.string(),
    atSec: z.nullable(z.number().check(z.gte(0))),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(zCommentAction)
});
