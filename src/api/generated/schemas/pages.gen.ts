// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAttachment } from './logs.gen';
import { zPageNode, zPageSeq } from './page-content.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zPublicFileUrl } from './zPublicFileUrl.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A draft is for those who write. A completed page is signed and never changes again.
 */
export const zPageStatus = z.enum([
    'draft',
    'active',
    'completed'
]);

/**
 * A `daily_report` has figures of the day beside its text (`getDailyReport`), `minutes` have attendees and points (`getMinutes`).
 */
export const zPageKind = z.enum([
    'page',
    'daily_report',
    'minutes'
]);

/**
 * The day that a daily report or minutes are about.
 */
export const zPageDate = z.iso.date();

/**
 * `project`: the page is open to the project, as the roles permit. `restricted`: only its author, those in `grants` and those who
 * manage every page of the project.
 *
 */
export const zPageAccess = z.enum(['project', 'restricted']);

/**
 * Whom a grant of a page is for. The id of a role is that of a system role, or of a role of the account.
 */
export const zPageGranteeKind = z.enum([
    'person',
    'company',
    'role'
]);

/**
 * Each level includes those before it.
 */
export const zPageLevel = z.enum([
    'view',
    'comment',
    'edit'
]);

/**
 * Gives a person, a company or a role of the project a level in the page, on top of what the role gives.
 */
export const zPageGrantInput = z.object({
    kind: zPageGranteeKind,
    id: zRecordId,
    level: zPageLevel
});

/**
 * A grant, with the name of whom it is for.
 */
export const zPageGrant = z.object({ ...zPageGrantInput.shape, ...z.object({
        name: z.string()
    }).shape });

/**
 * Who sees the page and writes in it, beside what the roles give.
 */
export const zPageSharing = z.object({
    access: zPageAccess,
    grants: z.array(zPageGrant)
});

/**
 * Who signed, and what.
 */
export const zPageSignature = z.object({
    name: z.string(),
    by: zPersonRef,
    at: z.iso.datetime({ offset: true }),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
});

/**
 * Permitted actions on the page now. `edit` is for the text, the title and the figures, `manage` for its sharing, place, archive and use as a
 * template, `share` for public links, `export` for a copy as a file.
 *
 */
export const zPageAction = z.enum([
    'edit',
    'comment',
    'manage',
    'share',
    'delete',
    'sign',
    'countersign',
    'distribute',
    'export'
]);

/**
 * A page without its text.
 */
export const zPage = z.object({
    id: z.string(),
    title: z.string(),
    kind: zPageKind,
    status: zPageStatus,
    parentId: z.nullable(z.string()),
    position: z.int().check(z.gte(0)),
    isTemplate: z.boolean(),
    archivedAt: z.nullable(z.iso.datetime({ offset: true })),
    isFavorite: z.boolean(),
    viewedAt: z.nullable(z.iso.datetime({ offset: true })),
    date: z.nullable(zPageDate),
    sharing: zPageSharing,
    signature: z.nullable(zPageSignature),
    countersignature: z.nullable(zPageSignature),
    distributedAt: z.nullable(z.iso.datetime({ offset: true })),
    wordCount: z.int().check(z.gte(0)),
    openThreadCount: z.int().check(z.gte(0)),
    excerpt: z.nullable(z.string()),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    updatedAt: z.iso.datetime({ offset: true }),
    updatedBy: zPersonRef,
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * Pages, in the order of the tree.
 */
export const zPageListResult = z.object({
    success: z.literal(true),
    data: z.array(zPage)
});

/**
 * Title of a page. Must not be blank; surrounding spaces are ignored.
 */
export const zPageTitle = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));

/**
 * Replaces the sharing of a page.
 */
export const zPageSharingInput = z.object({
    access: zPageAccess,
    grants: z.array(zPageGrantInput).check(z.maxLength(100))
});

/**
 * A new page. It is a draft, and the last one of its parent.
 */
export const zCreatePageRequest = z.object({
    title: zPageTitle,
    kind: zPageKind,
    parentId: z.optional(zRecordId),
    templateId: z.optional(zRecordId),
    date: z.optional(zPageDate),
    carryFrom: z.optional(zRecordId),
    sharing: z.optional(zPageSharingInput)
});

/**
 * A page.
 */
export const zPageResult = z.object({
    success: z.literal(true),
    data: zPage
});

/**
 * Changes of a page. Absent properties stay unchanged.
 */
export const zUpdatePageRequest = z.object({
    version: zRecordVersion,
    title: z.optional(zPageTitle),
    status: z.optional(z.enum(['draft', 'active'])),
    date: z.optional(zPageDate),
    isTemplate: z.optional(z.boolean()),
    sharing: z.optional(zPageSharingInput)
});

/**
 * Where the page goes, with all pages in it.
 */
export const zUpdatePagePositionRequest = z.object({
    version: zRecordVersion,
    parentId: z.nullable(zRecordId),
    position: z.int().check(z.gte(0), z.lte(10000))
});

/**
 * Whether the page is in the archive, with all pages in it.
 */
export const zUpdatePageArchiveRequest = z.object({
    version: zRecordVersion,
    archived: z.boolean()
});

/**
 * What the caller notes for themselves. Absent properties stay unchanged.
 */
export const zUpdatePageMarksRequest = z.object({
    favorite: z.optional(z.boolean()),
    viewed: z.optional(z.boolean())
});

/**
 * The `threadId` of the mark `comment` in the text, which the client makes up. The mark moves with the text. A thread whose mark was
 * deleted stays, with its quote.
 *
 */
export const zPageAnchor = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/**
 * Permitted actions on a comment.
 */
export const zPageCommentAction = z.enum(['update', 'delete']);

/**
 * One comment of a thread.
 */
export const zPageComment = z.object({
    id: z.string(),
    body: z.string(),
    mentions: z.array(zPersonRef),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    editedAt: z.nullable(z.iso.datetime({ offset: true })),
    permittedActions: z.array(z.string())
});

/**
 * Comments on a part of the text.
 */
export const zPageThread = z.object({
    id: z.string(),
    anchor: zPageAnchor,
    quote: z.string(),
    resolvedAt: z.nullable(z.iso.datetime({ offset: true })),
    resolvedBy: z.nullable(zPersonRef),
    comments: z.array(zPageComment)
});

/**
 * Threads of a page, in the order in which they began.
 */
export const zPageThreadListResult = z.object({
    success: z.literal(true),
    data: z.array(zPageThread)
});

/**
 * Plain text.
 */
export const zPageCommentBody = z.string().check(z.minLength(1), z.maxLength(5000), z.regex(/\S/));

/**
 * The people of the project that the comment names. Those who do not see the page are not told.
 */
export const zPageMentions = z.array(zRecordId).check(z.maxLength(50));

/**
 * The first comment on a part of the text.
 */
export const zCreatePageThreadRequest = z.object({
    anchor: zPageAnchor,
    quote: z.string().check(z.maxLength(500)),
    body: zPageCommentBody,
    mentions: z.optional(zPageMentions)
});

/**
 * A thread of a page.
 */
export const zPageThreadResult = z.object({
    success: z.literal(true),
    data: zPageThread
});

/**
 * Whether the thread is resolved.
 */
export const zUpdatePageThreadRequest = z.object({
    resolved: z.boolean()
});

/**
 * An answer in a thread.
 */
export const zAddPageCommentRequest = z.object({
    body: zPageCommentBody,
    mentions: z.optional(zPageMentions)
});

/**
 * Another text of a comment.
 */
export const zUpdatePageCommentRequest = z.object({
    body: zPageCommentBody,
    mentions: z.optional(zPageMentions)
});

/**
 * The files of a page.
 */
export const zPageFileListResult = z.object({
    success: z.literal(true),
    data: z.array(zAttachment)
});

/**
 * A picture or file for the text.
 */
export const zAddPageFileRequest = z.object({
    file: z.string()
});

/**
 * A file of a page.
 */
export const zPageFileResult = z.object({
    success: z.literal(true),
    data: zAttachment
});

/**
 * The full name of the signer, as they type it. Must not be blank.
 */
export const zSignatureName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * A signature.
 */
export const zAddPageSignatureRequest = z.object({
    version: zRecordVersion,
    seq: zPageSeq,
    name: zSignatureName
});

/**
 * A second signature.
 */
export const zAddPageCountersignatureRequest = z.object({
    version: zRecordVersion,
    name: zSignatureName
});

/**
 * Who gets the page by email.
 */
export const zAddPageDistributionRequest = z.object({
    userIds: z.array(zRecordId).check(z.minLength(1), z.maxLength(200)),
    message: z.optional(z.string().check(z.maxLength(2000)))
});

/**
 * The page was sent.
 */
export const zPageDistributionResult = z.object({
    success: z.literal(true),
    data: z.object({
        sentAt: z.iso.datetime({ offset: true }),
        people: z.array(zPersonRef)
    })
});

/**
 * A picture or file that the text of a page shows. Other files of the page are absent.
 */
export const zPublicPageFile = z.object({
    id: z.string(),
    fileName: z.string(),
    mime: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    url: z.nullable(zPublicFileUrl)
});

/**
 * A page that a public link shows, without people and comments.
 */
export const zPublicPage = z.object({
    id: z.string(),
    title: z.string(),
    kind: zPageKind,
    date: z.nullable(zPageDate),
    content: zPageNode,
    files: z.array(zPublicPageFile),
    signedAt: z.nullable(z.iso.datetime({ offset: true })),
    countersignedAt: z.nullable(z.iso.datetime({ offset: true }))
});

/**
 * A page that a public link shows.
 */
export const zPublicPageResult = z.object({
    success: z.literal(true),
    data: zPublicPage
});
