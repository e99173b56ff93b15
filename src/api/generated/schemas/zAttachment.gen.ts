// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAttachmentKind } from './zAttachmentKind.gen';
import { zPersonRef } from './zPersonRef.gen';

export const zAttachment = z.object({
    id: z.string(),
    kind: zAttachmentKind,
    fileName: z.string(),
    mime: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    url: z.url(),
    thumbnailUrl: z.nullable(z.url()),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(z.enum(['remove']))
});
