// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * How many updates of the text the host has. It only grows, so it says what a client has read and what it lacks.
 *
 */
export const zPageSeq = z.int().check(z.gte(0));

/**
 * A kind of node, with the names of ProseMirror and Tiptap. `recordChip` shows a record of the project, `liveList` the records
 * of a filter, `photo` a photo of the project, `sheet` a sheet of its plans, `image` and `file` a file of the page (`addPageFile`), and `toc` the headings.
 * A page holds nothing else: a host refuses other names.
 *
 */
export const zPageNodeName = z.enum([
    'doc',
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'taskList',
    'taskItem',
    'table',
    'tableRow',
    'tableCell',
    'tableHeader',
    'image',
    'file',
    'photo',
    'sheet',
    'callout',
    'codeBlock',
    'horizontalRule',
    'blockquote',
    'columns',
    'column',
    'toc',
    'hardBreak',
    'mention',
    'recordChip',
    'liveList',
    'text'
]);

/**
 * Values by name, each a text, a number, a boolean or a list. `x-attributes` of PageNodeName and PageMarkName lists the names of each.
 */
export const zPageAttributes = z.looseObject({});

/**
 * A kind of mark. `comment` has the anchor of a thread in `threadId`. `insertion` and `deletion` are suggestions, with `id`, `userId` and
 * `at`; the author of a new one is the caller. A `link` has `href`, which begins with http, https or mailto.
 *
 */
export const zPageMarkName = z.enum([
    'bold',
    'italic',
    'underline',
    'strike',
    'code',
    'link',
    'comment',
    'insertion',
    'deletion',
    'highlight'
]);

/**
 * A mark of a text, such as bold.
 */
export const zPageMark = z.object({
    type: zPageMarkName,
    attrs: z.optional(zPageAttributes)
});

/**
 * A node of the text, as ProseMirror writes it as JSON. Text is plain text and never HTML. A host that shows it to people
 * escapes it. `image` and `file` have a `fileId` and never a `src`, so a page loads nothing from elsewhere. A `photo` has a `photoId`, a `sheet` a `sheetId`, a
 * `mention` an `id` and a `label`, a `recordChip` a `recordType` and a `recordId`, and a `liveList` a `recordType` and the filters of its
 * list. A host refuses attributes that the guide Pages does not list. An attribute is a text, a number, a boolean or a small object; a text in it has at most 4,000 characters.
 *
 */
export const zPageNode = z.object({
    type: zPageNodeName,
    attrs: z.optional(zPageAttributes),
    content: z.optional(z.array(z.lazy((): any => zPageNode))),
    marks: z.optional(z.array(zPageMark)),
    text: z.optional(z.string())
});

/**
 * The text of a page.
 */
export const zPageState = z.object({
    seq: zPageSeq,
    state: z.string(),
    content: z.nullable(zPageNode),
    locked: z.boolean()
});

/**
 * The text of a page.
 */
export const zPageStateResult = z.object({
    success: z.literal(true),
    data: zPageState
});

/**
 * A name that a client, such as a tab of a browser, makes up for itself.
 */
export const zPageClientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/**
 * An update of a Yjs document (encoding version 1) in Base64, at most 512 KiB. The text is the XmlFragment `default` of the document, as
 * Tiptap's collaboration extension writes it.
 *
 */
export const zPageUpdateData = z.string().check(z.maxLength(699052), z.regex(/^[A-Za-z0-9+\/]{3,}={0,2}$/));

/**
 * One update of the text.
 */
export const zPageUpdate = z.object({
    id: z.uuid(),
    data: zPageUpdateData
});

/**
 * Updates of the text, in the order in which they were made.
 */
export const zAddPageUpdatesRequest = z.object({
    clientId: zPageClientId,
    updates: z.array(zPageUpdate).check(z.minLength(1), z.maxLength(100))
});

/**
 * The host has stored the updates.
 */
export const zPageSeqResult = z.object({
    success: z.literal(true),
    data: z.object({
        seq: zPageSeq
    })
});

/**
 * Where a client is in the text and what it has selected, as an update of y-protocols' awareness in Base64, at most 4 KiB. The
 * host passes it on and neither reads nor keeps it.
 *
 */
export const zPageCursor = z.string().check(z.maxLength(5464), z.regex(/^[A-Za-z0-9+\/]{3,}={0,2}$/));

/**
 * Where a client is in the text.
 */
export const zUpdatePagePresenceRequest = z.object({
    clientId: zPageClientId,
    state: z.nullable(zPageCursor)
});

/**
 * Number of a version, from 1 on and without gaps.
 */
export const zPageVersionNumber = z.int().check(z.gte(1), z.lte(100000));

/**
 * The text as it was. The host makes a version by itself when 30 minutes pass without an update, before a version is restored, and when
 * the page is signed. A version with a name is kept; of the others, a host may drop those that are older than a year.
 *
 */
export const zPageVersion = z.object({
    number: zPageVersionNumber,
    name: z.nullable(z.string()),
    seq: zPageSeq,
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    authors: z.array(zPersonRef),
    wordCount: z.int().check(z.gte(0))
});

/**
 * A page of versions, the latest first.
 */
export const zPageVersionListResult = z.object({
    success: z.literal(true),
    data: z.array(zPageVersion),
    nextCursor: zNextCursor
});

/**
 * Name of a version. Must not be blank; surrounding spaces are ignored.
 */
export const zPageVersionName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * A name for the text as it is now.
 */
export const zCreatePageVersionRequest = z.object({
    name: zPageVersionName
});

/**
 * A version with its text.
 */
export const zPageVersionDetail = z.object({ ...zPageVersion.shape, ...z.object({
        content: zPageNode
    }).shape });

/**
 * A version with its text.
 */
export const zPageVersionResult = z.object({
    success: z.literal(true),
    data: zPageVersionDetail
});
