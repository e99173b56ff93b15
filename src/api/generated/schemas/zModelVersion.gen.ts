// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zProcessing } from './zProcessing.gen';

export const zModelVersion = z.object({
    n: z.int().check(z.gte(1)),
    fileName: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    notes: z.string().check(z.maxLength(1000)),
    processing: zProcessing,
    elementCount: z.nullable(z.int().check(z.gte(0))),
    uploadedBy: zPersonRef,
    uploadedAt: z.iso.datetime({ offset: true })
});
