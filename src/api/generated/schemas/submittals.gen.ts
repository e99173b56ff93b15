// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAttachmentPurpose, zBulkAction, zItemCounts, zLogDetail, zLogGroup, zLogRow, zLogTitle, zRecordLink, zRecordStates } from './logs.gen';
import { zCategory, zDiscipline, zItemStatus, zLocation, zPriority, zSubmittalType } from './options.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Review outcome of a submittal, by a reviewer and finally by the manager.
 */
export const zReviewCode = z.enum([
    'approved',
    'approved_as_noted',
    'revise_and_resubmit',
    'rejected',
    'for_record'
]);

/**
 * Permitted actions on the submittal, besides status changes.
 */
export const zSubmittalAction = z.enum([
    'update',
    'delete',
    'comment',
    'comment_internally',
    'attach',
    'review',
    'review_on_behalf',
    'create_revision'
]);

/**
 * A submittal as a list shows it.
 */
export const zSubmittalRow = z.object({ ...zLogRow.shape, ...z.object({
        status: zItemStatus,
        revision: z.int().check(z.gte(0)),
        submittalType: zSubmittalType,
        specSection: z.string(),
        responsibleCompany: zParty,
        finalResponse: z.nullable(zReviewCode),
        submitByDate: z.nullable(z.iso.date()),
        submitOverdue: z.boolean(),
        permittedActions: z.array(z.string()),
        permittedStatuses: z.array(zItemStatus)
    }).shape });

/**
 * A page of submittals.
 */
export const zSubmittalListResult = z.object({
    success: z.literal(true),
    data: z.array(zSubmittalRow),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    groups: z.optional(z.array(zLogGroup)),
    counts: zItemCounts
});

/**
 * Whether all reviewers of a step must answer, or any one of them.
 */
export const zStepMode = z.enum(['all', 'any']);

/**
 * A review step that has not started.
 */
export const zNewStep = z.object({
    dueDays: z.int().check(z.gte(1), z.lte(90)),
    mode: zStepMode,
    reviewerIds: z.array(zRecordId).check(z.minLength(1), z.maxLength(20))
});

/**
 * The properties of a submittal that people edit.
 */
export const zSubmittalFields = z.object({
    title: z.optional(zLogTitle),
    description: z.optional(z.string().check(z.maxLength(5000))),
    submittalType: z.optional(zSubmittalType),
    specSection: z.optional(z.string().check(z.maxLength(20))),
    priority: z.optional(zPriority),
    discipline: z.optional(zDiscipline),
    category: z.optional(zCategory),
    location: z.optional(zLocation),
    projectLocationId: z.optional(zRecordId),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    managerId: z.optional(zRecordId),
    submitterId: z.optional(zRecordId),
    responsibleCompanyId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    watcherIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    requiredOnSiteDate: z.optional(z.iso.date()),
    leadTimeDays: z.optional(z.int().check(z.gte(0), z.lte(730))),
    steps: z.optional(z.array(zNewStep).check(z.maxLength(10))),
    private: z.optional(z.boolean()),
    submitted: z.optional(z.literal(true)),
    linked: z.optional(z.array(zRecordLink).check(z.maxLength(50)))
});

/**
 * A new submittal.
 */
export const zCreateSubmittalRequest = z.object({ ...zSubmittalFields.shape, ...z.object({
        title: zLogTitle,
        submittalType: zSubmittalType,
        priority: z._default(z.optional(zPriority), 'normal'),
        private: z._default(z.optional(z.boolean()), false),
        leadTimeDays: z._default(z.optional(z.int().check(z.gte(0), z.lte(730))), 0)
    }).shape });

/**
 * The review of one reviewer in one step.
 */
export const zSubmittalReview = z.object({
    id: z.string(),
    code: zReviewCode,
    comment: z.string(),
    attachmentIds: z.array(z.string()),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    onBehalfOf: z.nullable(zPersonRef)
});

/**
 * A review step with its reviewers and their reviews.
 */
export const zSubmittalStep = z.object({
    dueDays: z.int().check(z.gte(1)),
    mode: zStepMode,
    reviewers: z.array(zPersonRef),
    startedAt: z.nullable(z.iso.datetime({ offset: true })),
    endedAt: z.nullable(z.iso.datetime({ offset: true })),
    responses: z.array(zSubmittalReview)
});

/**
 * One revision of a submittal.
 */
export const zSubmittalRevision = z.object({
    id: z.string(),
    number: z.nullable(z.string()),
    revision: z.int().check(z.gte(0)),
    status: zItemStatus,
    finalResponse: z.nullable(zReviewCode),
    closedAt: z.nullable(z.iso.datetime({ offset: true }))
});

/**
 * The assignees are the reviewers of all steps; the due date is that of the current step.
 */
export const zSubmittal = z.object({
    ...zSubmittalRow.shape,
    ...zLogDetail.shape,
    ...z.object({
        submitter: zPersonRef,
        requiredOnSiteDate: z.nullable(z.iso.date()),
        leadTimeDays: z.int().check(z.gte(0)),
        steps: z.array(zSubmittalStep),
        releasedAt: z.nullable(z.iso.datetime({ offset: true })),
        previousRevisionId: z.nullable(z.string()),
        nextRevisionId: z.nullable(z.string()),
        revisions: z.array(zSubmittalRevision)
    }).shape
});

/**
 * One submittal.
 */
export const zSubmittalResult = z.object({
    success: z.literal(true),
    data: zSubmittal
});

/**
 * Properties to change. Absent ones stay unchanged.
 */
export const zSubmittalChanges = z.object({ ...zSubmittalFields.shape, ...z.object({
        clear: z.optional(z.array(z.enum([
            'discipline',
            'category',
            'location',
            'projectLocationId',
            'requiredOnSiteDate'
        ])))
    }).shape });

/**
 * The target status, with the fields that the transition requires.
 */
export const zSubmittalTransition = z.object({
    status: zItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    finalResponse: z.optional(zReviewCode)
});

/**
 * One action for many submittals.
 */
export const zBulkUpdateSubmittalsRequest = z.object({
    items: zRecordStates,
    action: zBulkAction,
    changes: z.optional(zSubmittalChanges),
    transition: z.optional(zSubmittalTransition)
});

/**
 * A column of exported submittals.
 */
export const zSubmittalColumn = z.enum([
    'number',
    'title',
    'status',
    'priority',
    'discipline',
    'category',
    'location',
    'projectLocation',
    'locationDetail',
    'assignees',
    'ballInCourt',
    'daysInCourt',
    'dueDate',
    'overdue',
    'private',
    'manager',
    'watchers',
    'createdBy',
    'createdAt',
    'updatedAt',
    'description',
    'revision',
    'submittalType',
    'specSection',
    'responsibleCompany',
    'submitter',
    'submitByDate',
    'requiredOnSiteDate',
    'leadTimeDays',
    'reviews',
    'finalResponse',
    'linked',
    'comments',
    'attachments',
    'closedAt',
    'closedBy'
]);

/**
 * Changes of a submittal, and the version that they are based on.
 */
export const zUpdateSubmittalRequest = z.object({ ...zSubmittalChanges.shape, ...z.object({
        version: zRecordVersion
    }).shape });

/**
 * A change of status of a submittal, and the version that it is based on.
 */
export const zTransitionSubmittalRequest = z.object({ ...zSubmittalTransition.shape, ...z.object({
        version: zRecordVersion
    }).shape });

/**
 * The review of a reviewer, and the version that it is based on.
 */
export const zReviewSubmittalRequest = z.object({
    version: zRecordVersion,
    code: zReviewCode,
    comment: z.optional(z.string().check(z.maxLength(10000))),
    onBehalfOfId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    attachmentIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50)))
});

/**
 * The version of the submittal that is revised.
 */
export const zCreateSubmittalRevisionRequest = z.object({
    version: zRecordVersion
});

/**
 * A file to attach to a submittal, or a file of the documents by its id. Exactly one of them.
 */
export const zAddSubmittalAttachmentRequest = z.object({
    documentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    file: z.optional(z.string()),
    purpose: z._default(z.optional(zAttachmentPurpose), 'record'),
    version: z.optional(zRecordVersion)
});
