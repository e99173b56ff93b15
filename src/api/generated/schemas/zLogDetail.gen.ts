// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAttachment } from './zAttachment.gen';
import { zComment } from './zComment.gen';
import { zHistoryEntry } from './zHistoryEntry.gen';
import { zLinkedRecord } from './zLinkedRecord.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * Properties of a record that its row does not contain.
 */
export const zLogDetail = z.object({
    description: z.string(),
    submitted: z.boolean(),
    updatedBy: zPersonRef,
    watchers: z.array(zPersonRef),
    linked: z.array(zLinkedRecord),
    comments: z.array(zComment),
    attachments: z.array(zAttachment),
    history: z.array(zHistoryEntry),
    reopenCount: z.int().check(z.gte(0)),
    closedAt: z.nullable(z.iso.datetime({ offset: true })),
    closedBy: z.nullable(zPersonRef)
});
