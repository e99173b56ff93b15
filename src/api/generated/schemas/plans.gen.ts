// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline, zPlanStatus } from './options.gen';
import { zMarkupShape } from './photos.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zProcessing } from './zProcessing.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A place on a sheet, x and y as fractions of its width and height from the upper left corner.
 */
export const zSheetPoint = z.array(z.number().check(z.gte(0), z.lte(1))).check(z.length(2));

/**
 * For example 'Bulletin 2'.
 */
export const zPlanSetName = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/));

/**
 * Left, top, width and height, as fractions of the width and height of the page from its upper left corner.
 */
export const zBox = z.array(z.number().check(z.gte(0), z.lte(1))).check(z.length(4));

/**
 * What the caller may do with a set.
 */
export const zPlanSetAction = z.enum([
    'update',
    'publish',
    'delete'
]);

/**
 * Drawings that were issued together, in one PDF.
 */
export const zPlanSet = z.object({
    id: z.string(),
    projectId: z.string(),
    name: zPlanSetName,
    issuedAt: z.iso.date(),
    fileName: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    pageCount: z.nullable(z.int().check(z.gte(1))),
    draftCount: z.int().check(z.gte(0)),
    disciplines: z.array(zDiscipline),
    titleBlock: z.nullable(zBox),
    processing: zProcessing,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of sets.
 */
export const zPlanSetListResult = z.object({
    success: z.literal(true),
    data: z.array(zPlanSet),
    nextCursor: zNextCursor
});

/**
 * A new set.
 */
export const zCreatePlanSetFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    name: zPlanSetName,
    issuedAt: z.iso.date()
});

/**
 * One set.
 */
export const zPlanSetResult = z.object({
    success: z.literal(true),
    data: zPlanSet
});

/**
 * Changes of a set. Absent properties stay.
 */
export const zUpdatePlanSetRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zPlanSetName),
    issuedAt: z.optional(z.iso.date()),
    titleBlock: z.optional(zBox),
    clear: z.optional(z.array(z.enum(['titleBlock'])))
});

/**
 * The set as the caller read it.
 */
export const zPublishPlanSetRequest = z.object({
    version: zRecordVersion
});

/**
 * Sort key of sheets.
 */
export const zSheetSort = z.enum([
    'number',
    '-number',
    'issuedAt',
    '-issuedAt'
]);

/**
 * For example 'A-201'. Unique in its set, regardless of case; empty on a draft whose number could not be read.
 */
export const zSheetNumber = z.string().check(z.maxLength(30));

/**
 * For example 'North elevation'.
 */
export const zSheetTitle = z.string().check(z.maxLength(200));

/**
 * For example '2' or 'B'.
 */
export const zSheetRevision = z.string().check(z.maxLength(20));

/**
 * What the caller may do with a sheet. `publish` permits to publish markup.
 */
export const zSheetAction = z.enum([
    'update',
    'complete',
    'reactivate',
    'mark_up',
    'publish'
]);

/**
 * A drawing of a set.
 */
export const zSheet = z.object({
    id: z.string(),
    projectId: z.string(),
    setId: z.string(),
    setName: zPlanSetName,
    issuedAt: z.iso.date(),
    page: z.int().check(z.gte(1)),
    number: zSheetNumber,
    title: zSheetTitle,
    revision: zSheetRevision,
    discipline: zDiscipline,
    planStatus: zPlanStatus,
    supersededById: z.nullable(z.string()),
    widthPoints: z.number().check(z.gt(0)),
    heightPoints: z.number().check(z.gt(0)),
    metersPerPoint: z.nullable(z.number().check(z.gt(0))),
    fileUrl: z.url(),
    filePage: z.int().check(z.gte(1)),
    thumbnailUrl: z.url(),
    previewUrl: z.url(),
    pinCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of sheets.
 */
export const zSheetListResult = z.object({
    success: z.literal(true),
    data: z.array(zSheet),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * How an earlier revision lies on a sheet: two places that are the same in both. The other revision is turned, enlarged and
 * moved accordingly.
 *
 */
export const zSheetAlignment = z.object({
    sheetId: z.string().check(z.minLength(1), z.maxLength(64)),
    from: z.array(zSheetPoint).check(z.length(2)),
    to: z.array(zSheetPoint).check(z.length(2))
});

/**
 * A sheet by its id.
 */
export const zSheetRef = z.object({
    id: z.string(),
    number: zSheetNumber,
    title: zSheetTitle,
    revision: zSheetRevision,
    planStatus: zPlanStatus,
    issuedAt: z.iso.date()
});

/**
 * A reference to another sheet that stands on the drawing, such as '3/A-501'.
 */
export const zSheetLink = z.object({
    text: z.string(),
    box: zBox,
    sheetId: z.string(),
    number: zSheetNumber
});

/**
 * A sheet with its revisions and references.
 */
export const zSheetDetail = z.object({ ...zSheet.shape, ...z.object({
        alignment: z.nullable(zSheetAlignment),
        revisions: z.array(zSheetRef),
        links: z.array(zSheetLink)
    }).shape });

/**
 * One sheet.
 */
export const zSheetResult = z.object({
    success: z.literal(true),
    data: zSheetDetail
});

/**
 * Corrections of a sheet. Absent properties stay.
 */
export const zUpdateSheetRequest = z.object({
    version: zRecordVersion,
    number: z.optional(z.string().check(z.minLength(1), z.maxLength(30), z.regex(/\S/))),
    title: z.optional(zSheetTitle),
    revision: z.optional(zSheetRevision),
    discipline: z.optional(zDiscipline),
    metersPerPoint: z.optional(z.number().check(z.gte(0.000001), z.lte(1000))),
    alignment: z.optional(zSheetAlignment),
    clear: z.optional(z.array(z.enum(['metersPerPoint', 'alignment'])))
});

/**
 * The next status of a sheet.
 */
export const zTransitionSheetRequest = z.object({
    version: zRecordVersion,
    to: z.enum(['active', 'completed']),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/)))
});

/**
 * Who sees markup. `own` is for its author, `shared` for those who see drafts, `published` for everybody who sees the sheet.
 */
export const zSheetMarkupLayer = z.enum([
    'own',
    'shared',
    'published'
]);

/**
 * A measurement on a sheet. Its value follows from the scale of the sheet.
 */
export const zSheetMeasure = z.object({
    kind: z.enum([
        'length',
        'area',
        'count'
    ]),
    points: z.array(z.number().check(z.gte(0), z.lte(1))).check(z.minLength(2), z.maxLength(1000))
});

/**
 * What one person drew and measured on a sheet. The drawing itself stays unchanged.
 */
export const zSheetMarkup = z.object({
    layer: zSheetMarkupLayer,
    shapes: z.array(zMarkupShape),
    measures: z.array(zSheetMeasure),
    isOwn: z.boolean(),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef
});

/**
 * The markup on a sheet.
 */
export const zSheetMarkupListResult = z.object({
    success: z.literal(true),
    data: z.array(zSheetMarkup)
});

/**
 * What the caller draws and measures on a sheet, and who sees it. Absent properties stay.
 */
export const zUpdateSheetMarkupRequest = z.object({
    layer: zSheetMarkupLayer,
    shapes: z.optional(z.array(zMarkupShape).check(z.maxLength(200))),
    measures: z.optional(z.array(zSheetMeasure).check(z.maxLength(200)))
});

/**
 * The markup of one person.
 */
export const zSheetMarkupResult = z.object({
    success: z.literal(true),
    data: zSheetMarkup
});
