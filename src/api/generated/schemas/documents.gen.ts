// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Whether it is a folder or a file.
 */
export const zDocumentKind = z.enum(['folder', 'file']);

/**
 * A folder by its id.
 */
export const zFolderRef = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * `folder`: one folder. `favorites`: what the caller has marked. `followed`: the files in what the caller follows, by their
 * last change. `recent`: all files, by their last change.
 *
 */
export const zDocumentShow = z._default(z.enum([
    'folder',
    'favorites',
    'followed',
    'recent'
]), 'folder');

/**
 * Type of a folder or file, from the content.
 */
export const zDocumentType = z.enum([
    'folder',
    'pdf',
    'picture',
    'video',
    'text',
    'table',
    'office',
    'other'
]);

/**
 * Type of a record that folders and files can be linked to.
 */
export const zDocumentLinkType = z.enum([
    'punch_item',
    'rfi',
    'submittal',
    'photo'
]);

/**
 * Sort key of folders and files. A minus sign sorts in descending order. `folders` has the folders first, and both by name.
 *
 */
export const zDocumentSort = z._default(z.enum([
    'folders',
    'name',
    '-name',
    'updatedAt',
    '-updatedAt'
]), 'folders');

/**
 * `processing`: the host reads the file, and its text cannot be searched yet. `ready`: it can be shown and searched. `failed`:
 * it can be downloaded only; `fault` says why. `none`: the host makes no preview of such files.
 *
 */
export const zDocumentPreviewState = z.enum([
    'processing',
    'ready',
    'failed',
    'none'
]);

/**
 * What the host has made of a version, so that it can be shown and found.
 */
export const zDocumentPreview = z.object({
    state: zDocumentPreviewState,
    fault: z.nullable(z.enum([
        'damaged',
        'encrypted',
        'too_large'
    ])),
    pageCount: z.nullable(z.int().check(z.gte(1))),
    thumbnailUrl: z.nullable(z.url())
});

/**
 * A file as it was uploaded.
 */
export const zDocumentVersion = z.object({
    number: z.int().check(z.gte(1)),
    fileName: z.string(),
    mime: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    url: z.nullable(z.url()),
    preview: zDocumentPreview,
    notes: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef
});

/**
 * Whether a folder has an access list of its own. `private` counts alone, `listed` beside those of the folders above.
 */
export const zAccessKind = z.enum([
    'inherited',
    'listed',
    'private'
]);

/**
 * Who has a file checked out, and since when.
 */
export const zDocumentLock = z.object({
    by: zPersonRef,
    at: z.iso.datetime({ offset: true })
});

/**
 * Where the text of a file has the words of a search.
 */
export const zDocumentHit = z.object({
    page: z.nullable(z.int().check(z.gte(1))),
    text: z.string()
});

/**
 * What the caller may do with a folder or file. `create` permits to add to a folder. In the recycle bin, `delete` permits to
 * restore it. A file that somebody else has checked out has no `update` and no `delete`; `manage` permits to check it in.
 *
 */
export const zDocumentAction = z.enum([
    'download',
    'create',
    'update',
    'delete',
    'manage',
    'share'
]);

/**
 * A folder or file of a project.
 */
export const zDocument = z.object({
    id: z.string(),
    projectId: z.string(),
    kind: zDocumentKind,
    name: z.string(),
    parentId: z.nullable(z.string()),
    trail: z.array(zFolderRef),
    description: z.string(),
    tags: z.array(z.string()),
    current: z.nullable(zDocumentVersion),
    versionCount: z.int().check(z.gte(0)),
    itemCount: z.int().check(z.gte(0)),
    access: zAccessKind,
    lock: z.nullable(zDocumentLock),
    favorite: z.boolean(),
    followed: z.boolean(),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    deletedAt: z.nullable(z.iso.datetime({ offset: true })),
    hit: z.nullable(zDocumentHit),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of folders and files.
 */
export const zDocumentListResult = z.object({
    success: z.literal(true),
    data: z.array(zDocument),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    trail: z.array(zFolderRef),
    tags: z.array(z.string()),
    people: z.array(zPersonRef),
    permittedActions: z.array(z.string())
});

/**
 * A folder in the tree.
 */
export const zFolder = z.object({
    id: z.string(),
    name: z.string(),
    parentId: z.nullable(z.string()),
    access: zAccessKind,
    permittedActions: z.array(z.string())
});

/**
 * All folders of a project that the caller sees, and what they may do at the top.
 */
export const zFolderListResult = z.object({
    success: z.literal(true),
    data: z.array(zFolder),
    permittedActions: z.array(z.string())
});

/**
 * With the ending of the file name. A host puts '_' for / and \, and leaves out characters as in the guide Uploads.
 */
export const zDocumentName = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));

/**
 * A new folder.
 */
export const zCreateFolderRequest = z.object({
    isPrivate: z._default(z.optional(z.boolean()), false),
    name: zDocumentName,
    parentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * A record or photo that the caller may see.
 */
export const zDocumentLink = z.object({
    type: z.string(),
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string()
});

/**
 * A folder or file with its versions.
 */
export const zDocumentDetail = z.object({ ...zDocument.shape, ...z.object({
        links: z.array(zDocumentLink),
        versions: z.array(zDocumentVersion)
    }).shape });

/**
 * One folder or file.
 */
export const zDocumentResult = z.object({
    success: z.literal(true),
    data: zDocumentDetail
});

/**
 * The folders and files for one zip.
 */
export const zDownloadDocumentsRequest = z.object({
    documentIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200))
});

/**
 * A new file, or a new version, from a complete upload.
 */
export const zCreateDocumentFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    parentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    name: z.optional(zDocumentName),
    sameName: z._default(z.optional(z.enum([
        'refuse',
        'new_version',
        'keep_both'
    ])), 'refuse'),
    notes: z.optional(z.string().check(z.maxLength(1000)))
});

/**
 * Changes of a folder or file. Absent properties stay unchanged.
 */
export const zUpdateDocumentRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zDocumentName),
    parentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    clear: z.optional(z.array(z.enum(['parentId']))),
    description: z.optional(z.string().check(z.maxLength(1000))),
    tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40), z.regex(/\S/))).check(z.maxLength(20))),
    currentNumber: z.optional(z.int().check(z.gte(1)))
});

/**
 * The version of the folder or file that the caller has seen.
 */
export const zRestoreDocumentRequest = z.object({
    version: zRecordVersion
});

/**
 * Where the copy goes.
 */
export const zCopyDocumentRequest = z.object({
    parentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * Whom an entry names.
 */
export const zAccessPartyKind = z.enum([
    'role',
    'company',
    'person'
]);

/**
 * A role, a company or a person.
 */
export const zAccessParty = z.object({
    kind: zAccessPartyKind,
    id: z.string(),
    name: z.string()
});

/**
 * `view`: see folders and files. `download`: also save them. `upload`: also add folders and files, and change and delete
 * one's own. `edit`: also change all, and add versions. `manage`: also delete all, and set who has access.
 *
 */
export const zAccessLevel = z.enum([
    'view',
    'download',
    'upload',
    'edit',
    'manage'
]);

/**
 * What a role, company or person may do in a folder.
 */
export const zAccessEntry = z.object({
    party: zAccessParty,
    level: zAccessLevel
});

/**
 * An entry of a folder above.
 */
export const zInheritedAccess = z.object({ ...zAccessEntry.shape, ...z.object({
        from: zFolderRef
    }).shape });

/**
 * What a member of the project may do in the folder, and why.
 */
export const zEffectiveAccess = z.object({
    person: zPersonRef,
    companyName: z.nullable(z.string()),
    roleName: z.string(),
    level: z.nullable(zAccessLevel),
    from: z.nullable(zFolderRef),
    by: z.nullable(zAccessPartyKind)
});

/**
 * Who has access to a folder.
 */
export const zDocumentAccess = z.object({
    isPrivate: z.boolean(),
    entries: z.array(zAccessEntry),
    inherited: z.array(zInheritedAccess),
    people: z.array(zEffectiveAccess),
    version: zRecordVersion
});

/**
 * Who has access to a folder.
 */
export const zDocumentAccessResult = z.object({
    success: z.literal(true),
    data: zDocumentAccess
});

/**
 * What a role, company or person may do in a folder.
 */
export const zNewAccessEntry = z.object({
    party: z.object({
        kind: zAccessPartyKind,
        id: z.string().check(z.minLength(1), z.maxLength(64))
    }),
    level: zAccessLevel
});

/**
 * Who has access. It replaces what was there.
 */
export const zUpdateDocumentAccessRequest = z.object({
    version: zRecordVersion,
    isPrivate: z.boolean(),
    entries: z.array(zNewAccessEntry).check(z.maxLength(200))
});

/**
 * Whether the caller has the file checked out.
 */
export const zUpdateDocumentLockRequest = z.object({
    checkedOut: z.boolean()
});

/**
 * Marks of the caller. Absent ones stay unchanged.
 */
export const zUpdateDocumentMarkRequest = z.object({
    favorite: z.optional(z.boolean()),
    followed: z.optional(z.boolean())
});

/**
 * A record, and whether the folder or file is linked to it.
 */
export const zUpdateDocumentLinkRequest = z.object({
    record: z.object({
        type: zDocumentLinkType,
        id: z.string().check(z.minLength(1), z.maxLength(64))
    }),
    linked: z.boolean()
});

/**
 * A download of a file, or a view by somebody who may not download it.
 */
export const zDocumentDownload = z.object({
    id: z.string(),
    at: z.iso.datetime({ offset: true }),
    documentId: z.string(),
    name: z.string(),
    versionNumber: z.int().check(z.gte(1)),
    viewed: z.boolean(),
    by: z.nullable(zPersonRef),
    linkLabel: z.nullable(z.string())
});

/**
 * A page of downloads.
 */
export const zDocumentDownloadListResult = z.object({
    success: z.literal(true),
    data: z.array(zDocumentDownload),
    nextCursor: zNextCursor
});
