// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAttachmentKind } from './zAttachmentKind.gen';
import { zRecordVersion } from './zRecordVersion.gen';

export const zAddPunchItemAttachmentRequest = z.object({
    file: z.string(),
    kind: z.optional(zAttachmentKind),
    version: z.optional(zRecordVersion)
});
