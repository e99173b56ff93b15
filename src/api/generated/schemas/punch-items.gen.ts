// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAttachmentKind, zBulkAction, zCostImpact, zLogDetail, zLogGroup, zLogRow, zLogTitle, zRecordLink, zRecordStates, zScheduleImpact } from './logs.gen';
import { zCategory, zDiscipline, zLocation, zPriority, zPunchItemStatus, zPunchType } from './options.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Reason for closing a punch item.
 */
export const zPunchResolution = z.enum([
    'completed',
    'duplicate',
    'void',
    'wont_fix'
]);

/**
 * Permitted actions on the punch item, besides status changes.
 */
export const zPunchItemAction = z.enum([
    'update',
    'delete',
    'comment',
    'comment_internally',
    'attach',
    'respond'
]);

/**
 * A punch item as a list shows it.
 */
export const zPunchItemRow = z.object({ ...zLogRow.shape, ...z.object({
        status: zPunchItemStatus,
        punchType: zPunchType,
        resolution: z.nullable(zPunchResolution),
        permittedActions: z.array(z.string()),
        permittedStatuses: z.array(zPunchItemStatus)
    }).shape });

/**
 * Number of records per status.
 */
export const zPunchItemCounts = z.object({
    draft: z.int().check(z.gte(0)),
    open: z.int().check(z.gte(0)),
    pending_reins: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0))
});

/**
 * A page of punch items.
 */
export const zPunchItemListResult = z.object({
    success: z.literal(true),
    data: z.array(zPunchItemRow),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0)),
    groups: z.optional(z.array(zLogGroup)),
    counts: zPunchItemCounts
});

/**
 * The properties of a punch item that people edit.
 */
export const zPunchItemFields = z.object({
    title: z.optional(zLogTitle),
    description: z.optional(z.string().check(z.maxLength(5000))),
    punchType: z.optional(zPunchType),
    priority: z.optional(zPriority),
    discipline: z.optional(zDiscipline),
    category: z.optional(zCategory),
    location: z.optional(zLocation),
    projectLocationId: z.optional(zRecordId),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    managerId: z.optional(zRecordId),
    finalApproverId: z.optional(zRecordId),
    assigneeIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    watcherIds: z.optional(z.array(zRecordId).check(z.maxLength(50))),
    startDate: z.optional(z.iso.date()),
    dueDate: z.optional(z.iso.date()),
    costImpact: z.optional(zCostImpact),
    scheduleImpact: z.optional(zScheduleImpact),
    private: z.optional(z.boolean()),
    submitted: z.optional(z.literal(true)),
    linked: z.optional(z.array(zRecordLink).check(z.maxLength(50)))
});

/**
 * A new punch item.
 */
export const zCreatePunchItemRequest = z.object({ ...zPunchItemFields.shape, ...z.object({
        title: zLogTitle,
        punchType: zPunchType,
        priority: z._default(z.optional(zPriority), 'normal'),
        private: z._default(z.optional(z.boolean()), false),
        status: z._default(z.optional(z.enum(['draft', 'open'])), 'draft')
    }).shape });

/**
 * Response of an assignee.
 */
export const zPunchAnswer = z.object({
    party: zParty,
    response: z.enum([
        'pending',
        'done',
        'disputed'
    ]),
    note: z.string(),
    respondedAt: z.nullable(z.iso.datetime({ offset: true })),
    respondedBy: z.nullable(zPersonRef)
});

/**
 * A punch item with everything that belongs to it.
 */
export const zPunchItem = z.object({
    ...zPunchItemRow.shape,
    ...zLogDetail.shape,
    ...z.object({
        finalApprover: zPersonRef,
        startDate: z.nullable(z.iso.date()),
        costImpact: zCostImpact,
        scheduleImpact: zScheduleImpact,
        answers: z.array(zPunchAnswer),
        reinspectionCount: z.int().check(z.gte(0)),
        markedDoneBy: z.nullable(zPersonRef)
    }).shape
});

/**
 * One punch item.
 */
export const zPunchItemResult = z.object({
    success: z.literal(true),
    data: zPunchItem
});

/**
 * Properties to change. Absent ones stay unchanged.
 */
export const zPunchItemChanges = z.object({ ...zPunchItemFields.shape, ...z.object({
        clear: z.optional(z.array(z.enum([
            'discipline',
            'category',
            'location',
            'projectLocationId',
            'startDate',
            'dueDate'
        ])))
    }).shape });

/**
 * The target status, with the fields that the transition requires.
 */
export const zPunchItemTransition = z.object({
    status: zPunchItemStatus,
    reason: z.optional(z.string().check(z.maxLength(2000))),
    resolution: z.optional(zPunchResolution),
    note: z.optional(z.string().check(z.maxLength(2000)))
});

/**
 * One action for many punch items.
 */
export const zBulkUpdatePunchItemsRequest = z.object({
    items: zRecordStates,
    action: zBulkAction,
    changes: z.optional(zPunchItemChanges),
    transition: z.optional(zPunchItemTransition)
});

/**
 * A column of exported punch items.
 */
export const zPunchItemColumn = z.enum([
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
    'punchType',
    'finalApprover',
    'startDate',
    'costImpact',
    'scheduleImpact',
    'responses',
    'reinspectionCount',
    'resolution',
    'linked',
    'comments',
    'attachments',
    'closedAt',
    'closedBy'
]);

/**
 * Changes of a punch item, and the version that they are based on.
 */
export const zUpdatePunchItemRequest = z.object({ ...zPunchItemChanges.shape, ...z.object({
        version: zRecordVersion
    }).shape });

/**
 * A change of status of a punch item, and the version that it is based on.
 */
export const zTransitionPunchItemRequest = z.object({ ...zPunchItemTransition.shape, ...z.object({
        version: zRecordVersion
    }).shape });

/**
 * The answer of an assignee.
 */
export const zRespondToPunchItemRequest = z.object({
    version: zRecordVersion,
    response: z.enum(['done', 'disputed']),
    note: z.optional(z.string().check(z.maxLength(2000)))
});

/**
 * A file to attach to a punch item, or a file of the documents by its id. Exactly one of them.
 */
export const zAddPunchItemAttachmentRequest = z.object({
    documentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    file: z.optional(z.string()),
    kind: z._default(z.optional(zAttachmentKind), 'attachment'),
    version: z.optional(zRecordVersion)
});
