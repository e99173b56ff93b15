// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCommentVisibility } from './zCommentVisibility.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * A comment on a record.
 */
export const zComment = z.object({
    id: z.string(),
    body: z.string(),
    visibility: zCommentVisibility,
    mentions: z.array(zPersonRef),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef
});
