// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTeamAccess, zTeamStatus } from './team.gen';
import { zDistinction } from './zDistinction.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Sort key of the people. A minus sign sorts in descending order.
 */
export const zMemberSort = z._default(z.enum([
    'name',
    '-name',
    'email',
    '-email',
    'status',
    '-status',
    'projectCount',
    '-projectCount',
    'lastActiveAt',
    '-lastActiveAt'
]), 'name');

/**
 * A project of a person.
 */
export const zMemberProject = z.object({
    projectId: z.string(),
    projectName: z.string(),
    role: z.string(),
    roleName: z.string(),
    companyName: z.nullable(z.string()),
    status: zTeamStatus
});

/**
 * Permitted actions on the person.
 */
export const zMemberAction = z.enum([
    'update',
    'remove',
    'remove_second_factor'
]);

/**
 * A person of the account, or somebody who is invited to a project of it.
 */
export const zMember = z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    avatarUrl: z.nullable(z.url()),
    distinction: z.optional(zDistinction),
    jobTitle: z.nullable(z.string()),
    status: zTeamStatus,
    accountAdmin: z.boolean(),
    projects: z.array(zMemberProject),
    lastActiveAt: z.nullable(z.iso.datetime({ offset: true })),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of people.
 */
export const zMemberListResult = z.object({
    success: z.literal(true),
    data: z.array(zMember),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * What changes for a person. Properties that are absent stay unchanged.
 */
export const zMemberChange = z.object({
    id: zRecordId,
    version: zRecordVersion,
    status: z.optional(zTeamAccess),
    accountAdmin: z.optional(z.boolean())
});

/**
 * Changes of people.
 */
export const zBulkUpdateMembersRequest = z.object({
    items: z.array(zMemberChange).check(z.minLength(1), z.maxLength(100))
});

/**
 * What a person leaves behind in a project. A successor takes it over.
 */
export const zMemberHolding = z.object({
    projectId: z.string(),
    projectName: z.string(),
    heldCount: z.int().check(z.gte(1)),
    inCourtCount: z.int().check(z.gte(0))
});

/**
 * A person of the account, with what the person holds in open records.
 */
export const zMemberDetail = z.object({ ...zMember.shape, ...z.object({
        holdings: z.array(zMemberHolding)
    }).shape });

/**
 * A person of the account.
 */
export const zMemberResult = z.object({
    success: z.literal(true),
    data: zMemberDetail
});

/**
 * Who takes over in a project.
 */
export const zMemberSuccessor = z.object({
    projectId: zRecordId,
    userId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The removal of a person from the account.
 */
export const zRemoveMemberRequest = z.object({
    version: zRecordVersion,
    successors: z.optional(z.array(zMemberSuccessor).check(z.maxLength(500)))
});
