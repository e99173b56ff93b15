// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCategory, zDiscipline, zLocation, zPriority } from './options.gen';
import { zComment } from './zComment.gen';
import { zCommentVisibility } from './zCommentVisibility.gen';
import { zLocationPath } from './zLocationPath.gen';
import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zProblem } from './zProblem.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Result for one record: success or a problem.
 */
export const zBulkOutcome = z.object({
    id: z.string(),
    ok: z.boolean(),
    version: z.nullable(z.int().check(z.gte(1))),
    problem: z.nullable(zProblem)
});

/**
 * The outcome of an action for each record. The call succeeds even if some records fail.
 */
export const zBulkResult = z.object({
    success: z.literal(true),
    data: z.object({
        succeeded: z.int().check(z.gte(0)),
        failed: z.int().check(z.gte(0)),
        results: z.array(zBulkOutcome)
    })
});

/**
 * Type of a record that can be linked.
 */
export const zLinkType = z.enum([
    'punch_item',
    'rfi',
    'submittal',
    'scan'
]);

/**
 * A linked record that the caller may see.
 */
export const zLinkedRecord = z.object({
    type: z.string(),
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    status: z.string()
});

/**
 * Purpose of a file. A before picture shows the defect, an after picture the finished work.
 */
export const zAttachmentKind = z.enum([
    'attachment',
    'before',
    'after'
]);

/**
 * What a file is for. A file for a review of a submittal, such as a marked-up drawing, is shown only to its owner
 * and to those who may read the reviews.
 *
 */
export const zAttachmentPurpose = z.enum(['record', 'review']);

/**
 * A file of a record.
 */
export const zAttachment = z.object({
    id: z.string(),
    kind: zAttachmentKind,
    purpose: zAttachmentPurpose,
    fileName: z.string(),
    mime: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    url: z.url(),
    thumbnailUrl: z.nullable(z.url()),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

/**
 * How a list is grouped: by the first assignee, by the company (the responsible one, or that of the first assignee), or
 * by building and level.
 *
 */
export const zLogGrouping = z.enum([
    'assignee',
    'company',
    'location'
]);

/**
 * Sort key of a log. A minus sign sorts in descending order. `priority` is low, normal, high, urgent; `status` is draft,
 * open, pending_reins, closed. Records without a value come last in both directions.
 *
 */
export const zLogSort = z._default(z.enum([
    'number',
    '-number',
    'title',
    '-title',
    'status',
    '-status',
    'priority',
    '-priority',
    'dueDate',
    '-dueDate',
    'daysInCourt',
    '-daysInCourt',
    'createdAt',
    '-createdAt',
    'updatedAt',
    '-updatedAt'
]), '-createdAt');

/**
 * The location of a record.
 */
export const zRecordLocation = z.object({
    id: z.string(),
    path: zLocationPath,
    archived: z.boolean()
});

/**
 * A record as a list shows it.
 */
export const zLogRow = z.object({
    id: z.string(),
    projectId: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    priority: zPriority,
    discipline: z.nullable(zDiscipline),
    category: z.nullable(zCategory),
    location: z.nullable(zLocation),
    projectLocation: z.nullable(zRecordLocation),
    locationDetail: z.string(),
    private: z.boolean(),
    createdBy: zPersonRef,
    manager: zPersonRef,
    assignees: z.array(zParty),
    ballInCourt: z.array(zParty),
    daysInCourt: z.int().check(z.gte(0)),
    dueDate: z.nullable(z.iso.date()),
    overdue: z.boolean(),
    watching: z.boolean(),
    commentCount: z.int().check(z.gte(0)),
    attachmentCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion
});

/**
 * Records of a grouped list that follow each other.
 */
export const zLogGroup = z.object({
    id: z.nullable(z.string()),
    name: z.string(),
    count: z.int().check(z.gte(1))
});

/**
 * Title of a record; the subject of an RFI.
 */
export const zLogTitle = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));

/**
 * Whether there is an impact on cost or schedule; `tbd` is to be determined.
 */
export const zImpactState = z.enum([
    'none',
    'yes',
    'unknown',
    'tbd'
]);

/**
 * In the currency of the project.
 */
export const zCostImpact = z.object({
    state: zImpactState,
    amountMinor: z.nullable(z.int().check(z.gte(0), z.lte(999999999999)))
});

/**
 * Impact on the schedule in days.
 */
export const zScheduleImpact = z.object({
    state: zImpactState,
    days: z.nullable(z.int().check(z.gte(0), z.lte(3650)))
});

/**
 * A record of the same project.
 */
export const zRecordLink = z.object({
    type: zLinkType,
    id: zRecordId
});

/**
 * An entry in the history of a record.
 */
export const zHistoryAction = z.enum([
    'created',
    'updated',
    'status_changed',
    'responded',
    'attached',
    'detached'
]);

/**
 * A property before and after the change: options as in their list, people and companies by name, empty as null. Both are null if a picture, drawing or place changed.
 */
export const zFieldChange = z.object({
    field: z.string(),
    from: z.nullable(z.string()),
    to: z.nullable(z.string())
});

/**
 * Recorded with the change and never edited.
 */
export const zHistoryEntry = z.object({
    id: z.string(),
    at: z.iso.datetime({ offset: true }),
    actor: zPersonRef,
    action: z.string(),
    changes: z.array(zFieldChange),
    reason: z.nullable(z.string()),
    undo: z.nullable(z.looseObject({}))
});

/**
 * Properties of a record that its row does not contain.
 */
export const zLogDetail = z.object({
    description: z.string(),
    submitted: z.boolean(),
    updatedBy: zPersonRef,
    watchers: z.array(zPersonRef),
    linked: z.array(zLinkedRecord),
    comments: z.array(zComment),
    attachments: z.array(zAttachment),
    history: z.array(zHistoryEntry),
    reopenCount: z.int().check(z.gte(0)),
    closedAt: z.nullable(z.iso.datetime({ offset: true })),
    closedBy: z.nullable(zPersonRef)
});

/**
 * A record and the version that the caller has read.
 */
export const zRecordState = z.object({
    id: zRecordId,
    version: zRecordVersion
});

/**
 * At most 200 records, each at most once.
 */
export const zRecordStates = z.array(zRecordState).check(z.minLength(1), z.maxLength(200));

/**
 * The action for each record. `update` requires `changes`, `transition` requires `transition`.
 */
export const zBulkAction = z.enum([
    'update',
    'transition',
    'delete'
]);

/**
 * A new comment.
 */
export const zAddCommentRequest = z.object({
    body: z.string().check(z.minLength(1), z.maxLength(10000), z.regex(/\S/)),
    visibility: z._default(z.optional(zCommentVisibility), 'everyone'),
    mentions: z.optional(z.array(zRecordId).check(z.maxLength(50)))
});

/**
 * Whether the caller watches the record.
 */
export const zWatchRequest = z.object({
    watching: z.boolean()
});

/**
 * Number of records per status.
 */
export const zItemCounts = z.object({
    draft: z.int().check(z.gte(0)),
    open: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0))
});

/**
 * A file to attach to a record, or a file of the documents by its id. Exactly one of them.
 */
export const zAddAttachmentRequest = z.object({
    documentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    file: z.optional(z.string()),
    version: z.optional(zRecordVersion)
});
