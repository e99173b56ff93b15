// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBounds } from './zBounds.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zProcessing } from './zProcessing.gen';
import { zRecordVersion } from './zRecordVersion.gen';
import { zScanVisibility } from './zScanVisibility.gen';
import { zUpAxis } from './zUpAxis.gen';

/**
 * A 3D scan of a project.
 */
export const zScan = z.object({
    id: z.string(),
    title: z.string().check(z.maxLength(200)),
    description: z.string().check(z.maxLength(2000)),
    thumbnailUrl: z.nullable(z.url()),
    visibility: zScanVisibility,
    fileName: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    pointCount: z.nullable(z.int().check(z.gte(0))),
    bounds: z.nullable(zBounds),
    upAxis: zUpAxis,
    processing: zProcessing,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});
