// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './options.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zProcessing } from './zProcessing.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Sort key. A minus sign sorts in descending order. `size` is the size of the current version.
 */
export const zModelSort = z.enum([
    '-updatedAt',
    '-createdAt',
    'createdAt',
    'title',
    '-sizeBytes'
]);

/**
 * Format of the files of a model, the same for all its versions. A ZIP file with one model in it counts as that model: an IFC
 * (`.ifczip`), or a glTF 2.0 with its files, which counts as GLB. A host unpacks it, and serves `model.glb` as one file without the
 * compressions of Draco and meshopt, so that a viewer needs no decoder. `source` is the file as it was uploaded.
 *
 */
export const zModelFormat = z.enum(['ifc', 'glb']);

/**
 * Members of the project see every model; a public model can also be shared by link.
 */
export const zModelVisibility = z.enum(['private', 'public']);

/**
 * One version of a model.
 */
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

/**
 * Permitted actions on the model.
 */
export const zModelAction = z.enum([
    'update',
    'delete',
    'download',
    'add_version',
    'make_private',
    'make_public',
    'share'
]);

/**
 * A 3D model of a project with its current and its latest version.
 */
export const zModel = z.object({
    id: z.string(),
    title: z.string().check(z.maxLength(200)),
    description: z.string().check(z.maxLength(2000)),
    discipline: zDiscipline,
    format: z.string(),
    visibility: zModelVisibility,
    thumbnailUrl: z.nullable(z.url()),
    currentVersion: zModelVersion,
    latestVersion: zModelVersion,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

/**
 * A page of models.
 */
export const zModelListResult = z.object({
    success: z.literal(true),
    data: z.array(zModel),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * A new model with the file of its first version.
 */
export const zCreateModelRequest = z.object({
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000))),
    discipline: zDiscipline,
    file: z.string()
});

/**
 * One model.
 */
export const zModelResult = z.object({
    success: z.literal(true),
    data: zModel
});

/**
 * A new model from a complete upload.
 */
export const zCreateModelFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000))),
    discipline: zDiscipline
});

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateModelRequest = z.object({
    version: zRecordVersion,
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    discipline: z.optional(zDiscipline)
});

/**
 * The versions of a model, newest first.
 */
export const zModelVersionListResult = z.object({
    success: z.literal(true),
    data: z.array(zModelVersion)
});

/**
 * A new version of a model with its file.
 */
export const zCreateModelVersionRequest = z.object({
    notes: z.optional(z.string().check(z.maxLength(1000))),
    file: z.string()
});

/**
 * A new version of a model from a complete upload.
 */
export const zCreateModelVersionFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    notes: z.optional(z.string().check(z.maxLength(1000)))
});

/**
 * Whether the element was removed, added or changed.
 */
export const zModelChangeKind = z.enum([
    'lost',
    'gained',
    'changed'
]);

/**
 * A model element with geometry.
 */
export const zModelElement = z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    storey: z.string()
});

/**
 * What differs between two versions of an element.
 */
export const zModelAspect = z.enum([
    'name',
    'type',
    'storey',
    'properties',
    'place',
    'shape'
]);

/**
 * Texts are cut after 500 characters. Null if there was none.
 */
export const zModelValue = z.nullable(z.union([
    z.string().check(z.maxLength(500)),
    z.number(),
    z.boolean()
]));

/**
 * A property of an element in two versions.
 */
export const zModelValueChange = z.object({
    aspect: z.string(),
    set: z.nullable(z.string().check(z.maxLength(500))),
    name: z.nullable(z.string().check(z.maxLength(500))),
    before: zModelValue,
    after: zModelValue
});

/**
 * An element that differs between two versions.
 */
export const zModelChange = z.object({
    change: zModelChangeKind,
    element: zModelElement,
    aspects: z.array(z.string()),
    values: z.array(zModelValueChange).check(z.maxLength(40)),
    valueCount: z.int().check(z.gte(0)),
    pins: z.int().check(z.gte(0))
});

/**
 * A page of the elements that differ between two versions.
 */
export const zModelChangeListResult = z.object({
    success: z.literal(true),
    data: z.array(zModelChange),
    nextCursor: zNextCursor,
    since: z.nullable(z.int().check(z.gte(1))),
    counts: z.object({
        lost: z.int().check(z.gte(0)),
        gained: z.int().check(z.gte(0)),
        changed: z.int().check(z.gte(0)),
        unchanged: z.int().check(z.gte(0)),
        pinsOnLost: z.int().check(z.gte(0))
    })
});

/**
 * A file of a model version.
 */
export const zModelFileName = z.enum([
    'model.frag',
    'model.glb',
    'source'
]);
