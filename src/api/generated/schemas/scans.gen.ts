// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zPoint3d } from './zPoint3d.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A scan as the calls of the product tell it. The product shows none of its properties, so each of them may be absent, of
 * another type, or have another name, and others may come with it. The portal shows an absent one as absent. A host that
 * offers more than these calls sends a `Scan`.
 *
 */
export const zShownScan = z.object({
    id: z.optional(z.unknown()),
    _id: z.optional(z.unknown()),
    title: z.optional(z.unknown()),
    name: z.optional(z.unknown()),
    description: z.optional(z.unknown()),
    thumbnailUrl: z.optional(z.unknown()),
    thumbnail: z.optional(z.unknown()),
    visibility: z.optional(z.unknown()),
    isPublic: z.optional(z.unknown()),
    fileName: z.optional(z.unknown()),
    sizeBytes: z.optional(z.unknown()),
    pointCount: z.optional(z.unknown()),
    bounds: z.optional(z.unknown()),
    upAxis: z.optional(z.unknown()),
    processing: z.optional(z.unknown()),
    createdAt: z.optional(z.unknown()),
    updatedAt: z.optional(z.unknown()),
    createdBy: z.optional(z.unknown()),
    version: z.optional(z.unknown()),
    permittedActions: z.optional(z.unknown())
});

/**
 * The scans of a project, newest first, in `data` or bare.
 */
export const zShownScanListResult = z.union([
    z.object({
        success: z.optional(z.literal(true)),
        data: z.array(zShownScan)
    }),
    z.array(zShownScan)
]);

/**
 * A new scan with its point cloud.
 */
export const zCreateScanRequest = z.object({
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000))),
    file: z.string()
});

/**
 * Members of the project see every scan; a public scan can also be shared by link.
 */
export const zScanVisibility = z.enum(['private', 'public']);

/**
 * Axis-aligned bounding box of all points.
 */
export const zBounds = z.object({
    min: zPoint3d,
    max: zPoint3d
});

/**
 * The axis of the file that points up. Surveys use `z`; programs for games and films and some phones use `y`. The
 * point cloud (`getScanCloudFile`) keeps the coordinates of the file, so its viewer turns it: (x, y, z) of a file
 * with `y` up is shown at (x, -z, y). Pins have these shown coordinates, z up.
 *
 */
export const zUpAxis = z.enum(['y', 'z']);

/**
 * State of processing a file. `uploading`: its bytes are still arriving, if a host creates the record before it has
 * them all. `queued`: waiting. `running`: being converted. `ready`: can be viewed. `failed`: could not be converted;
 * `error` states the reason. `canceled`: stopped by a user.
 *
 */
export const zProcessingState = z.enum([
    'uploading',
    'queued',
    'running',
    'ready',
    'failed',
    'canceled'
]);

/**
 * `broken_file`: the file is damaged or truncated. `not_convertible`: the file is fine, but this host cannot convert
 * its format. `no_room`: the host has no space for the result. `internal`: an error of the host.
 *
 */
export const zProcessingErrorCode = z.enum([
    'broken_file',
    'not_convertible',
    'no_room',
    'internal'
]);

/**
 * Why processing failed, as a code and in words for the user.
 */
export const zProcessingError = z.object({
    code: z.string(),
    message: z.string().check(z.maxLength(500))
});

/**
 * How far the host has prepared a file for viewing.
 */
export const zProcessing = z.object({
    state: zProcessingState,
    progress: z.number().check(z.gte(0), z.lte(1)),
    error: z.nullable(zProcessingError)
});

/**
 * Permitted actions on the scan. `share` covers viewing and creating public links.
 */
export const zScanAction = z.enum([
    'update',
    'delete',
    'download',
    'make_private',
    'make_public',
    'share'
]);

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

/**
 * One scan.
 */
export const zScanResult = z.object({
    success: z.literal(true),
    data: zScan
});

/**
 * One scan, in `data` or bare.
 */
export const zShownScanResult = z.union([
    z.object({
        success: z.optional(z.literal(true)),
        data: zShownScan
    }),
    zShownScan
]);

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateScanRequest = z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    thumbnail: z.optional(z.string())
});

/**
 * The scans for one zip.
 */
export const zDownloadScansRequest = z.object({
    scanIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200))
});

/**
 * What a column of a text file contains. `skip` is ignored.
 */
export const zPointColumn = z.enum([
    'x',
    'y',
    'z',
    'red',
    'green',
    'blue',
    'intensity',
    'classification',
    'skip'
]);

/**
 * How points stand in a text file (XYZ, PTS and similar). A host that gets none recognizes the format itself.
 * Blank lines, comments that begin with `#` or `//`, and the point counts of PTS files are ignored.
 *
 */
export const zPointTextFormat = z.object({
    columns: z.array(zPointColumn).check(z.minLength(3), z.maxLength(40)),
    separator: z.enum([
        'space',
        'comma',
        'semicolon',
        'tab'
    ]),
    decimal: z.enum(['point', 'comma']),
    headerLines: z.int().check(z.gte(0), z.lte(1000))
});

/**
 * A new scan from a complete upload.
 */
export const zCreateScanFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000))),
    upAxis: z.optional(zUpAxis),
    textFormat: z.optional(zPointTextFormat)
});

/**
 * The axis of the file that points up.
 */
export const zUpdateScanUpAxisRequest = z.object({
    version: zRecordVersion,
    upAxis: zUpAxis
});
