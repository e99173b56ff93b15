// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBulkAction, zCostImpact, zItemCounts, zLogDetail, zLogGroup, zLogRow, zLogTitle, zRecordLink, zRecordStates, zScheduleImpact } from './logs.gen';
import { zCategory, zDiscipline, zItemStatus, zLocation, zPriority } from './options.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Reason for closing an RFI.
 */
export const zRfiCloseReason = z.enum([
    'answered',
    'withdrawn',
    'duplicate',
    'void'
]);

/**
 * Permitted actions on the RFI, besides status changes.
 */
export const zRfiAction = z.enum([
    'update',
    'delete',
    'comment',
    'comment_internally',
    'attach',
    'respond',
    'respond_officially'
]);

/**
 * An RFI as a list shows it.
 */
export const zRfiRow = z.object({ ...zLogRow.shape, ...z.object({
        status: zItemStatus,
        responsibleCompany: z.nullable(zParty),
        closeReason: z.nullable(zRfiCloseReason),
        permittedActions: z.array(z.string()),
        permittedStatuses: z.array(zItemStatus)
    }).shape });

/**
 * A page of RFIs.
 */
export const zRfiListResult = z.object({
    success: z.literal(true),
    data: z.array(zRfiRow),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    groups: z.optional(z.array(zLogGroup)),
    counts: zItemCounts
});

/**
 * The properties of an RFI that people edit.
 */
export const zRfiFields = z.object({
    title: z.optional(zLogTitle),
    description: z.optional(z.string().check(z.maxLength(20000))),
    suggestedAnswer: z.optional(z.string().check(z.maxLength(20000))),
    priority: z.optional(zPriority),
    discipline: z.optional(zDiscipline),
    category: z.optional(zCategory),
    location: z.optional(zLocation),
    projectLocationId: z.optional(zRecordId),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    managerId: z.optional(zRecordId),
    assigneeIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    watcherIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    receivedFromId: z.optional(zRecordId),
    responsibleCompanyId: z.optional(zRecordId),
    specSection: z.optional(z.string().check(z.maxLength(20))),
    dueDate: z.optional(z.iso.date()),
    costImpact: z.optional(zCostImpact),
    scheduleImpact: z.optional(zScheduleImpact),
    private: z.optional(z.boolean()),
    submitted: z.optional(z.literal(true)),
    linked: z.optional(z.array(zRecordLink).check(z.maxLength(50)))
});

/**
 * A new RFI.
 */
export const zCreateRfiRequest = z.object({ ...zRfiFields.shape, ...z.object({
        title: zLogTitle,
        priority: z._default(z.optional(zPriority), 'normal'),
        private: z._default(z.optional(z.boolean()), false),
        status: z._default(z.optional(z.enum(['draft', 'open'])), 'draft')
    }).shape });

/**
 * A response to an RFI.
 */
export const zRfiResponse = z.object({
    id: z.string(),
    body: z.string(),
    official: z.boolean(),
    attachmentIds: z.array(z.string()),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    onBehalfOf: z.nullable(zParty)
});

/**
 * `title` is the subject, `description` the question.
 */
export const zRfi = z.object({
    ...zRfiRow.shape,
    ...zLogDetail.shape,
    ...z.object({
        suggestedAnswer: z.string(),
        receivedFrom: z.nullable(zPersonRef),
        specSection: z.string(),
        initiatedAt: z.nullable(z.iso.datetime({ offset: true })),
        closedFromDraft: z.boolean(),
        costImpact: zCostImpact,
        scheduleImpact: zScheduleImpact,
        responses: z.array(zRfiResponse)
    }).shape
});

/**
 * One RFI.
 */
export const zRfiResult = z.object({
    success: z.literal(true),
    data: zRfi
});

/**
 * Properties to change. Absent ones stay unchanged.
 */
export const zRfiChanges = z.object({ ...zRfiFields.shape, ...z.object({
        clear: z.optional(z.array(z.enum([
            'discipline',
            'category',
            'location',
            'projectLocationId',
            'dueDate',
            'receivedFromId',
            'responsibleCompanyId'
        ])))
    }).shape });

/**
 * The target status, with the fields that the transition requires.
 */
export const zRfiTransition = z.object({
    status: zItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    closeReason: z.optional(zRfiCloseReason),
    officialResponseId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * One action for many RFIs.
 */
export const zBulkUpdateRfisRequest = z.object({
    items: zRecordStates,
    action: zBulkAction,
    changes: z.optional(zRfiChanges),
    transition: z.optional(zRfiTransition)
});

/**
 * A column of exported RFIs.
 */
export const zRfiColumn = z.enum([
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
    'suggestedAnswer',
    'responses',
    'receivedFrom',
    'responsibleCompany',
    'specSection',
    'initiatedAt',
    'costImpact',
    'scheduleImpact',
    'closeReason',
    'linked',
    'comments',
    'attachments',
    'closedAt',
    'closedBy'
]);

/**
 * Changes of an RFI, and the version that they are based on.
 */
export const zUpdateRfiRequest = z.object({ ...zRfiChanges.shape, ...z.object({
        version: zRecordVersion,
        officialResponseId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
    }).shape });

/**
 * A change of status of an RFI, and the version that it is based on.
 */
export const zTransitionRfiRequest = z.object({ ...zRfiTransition.shape, ...z.object({
        version: zRecordVersion
    }).shape });

/**
 * A response to an RFI.
 */
export const zRespondToRfiRequest = z.object({
    version: zRecordVersion,
    body: z.string().check(z.minLength(1), z.maxLength(20000), z.regex(/\S/)),
    official: z._default(z.optional(z.boolean()), false),
    onBehalfOfId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    attachmentIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50)))
});
