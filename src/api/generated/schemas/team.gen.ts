// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRoleId } from './roles.gen';
import { zDistinction } from './zDistinction.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zProjectMember } from './zProjectMember.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';
import { zWorkItem } from './zWorkItem.gen';

/**
 * `invited`: has a link that still works; `expired`: has one that does not; `suspended`: does not see the project.
 */
export const zTeamStatus = z.enum([
    'active',
    'invited',
    'expired',
    'suspended'
]);

/**
 * Sort key of the team. A minus sign sorts in descending order.
 */
export const zTeamSort = z._default(z.enum([
    'name',
    '-name',
    'role',
    '-role',
    'companyName',
    '-companyName',
    'status',
    '-status',
    'inCourtCount',
    '-inCourtCount',
    'lastActiveAt',
    '-lastActiveAt'
]), 'name');

/**
 * When a person was invited, and by whom.
 */
export const zTeamInvitation = z.object({
    sentAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true }),
    invitedBy: zPersonRef
});

/**
 * Permitted actions on the member or invitation. `leave` is to remove oneself.
 */
export const zTeamAction = z.enum([
    'update',
    'appoint',
    'remove',
    'leave',
    'resend',
    'revoke'
]);

/**
 * A person in a project, or somebody who is invited to it.
 */
export const zTeamMember = z.object({
    id: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    avatarUrl: z.nullable(z.url()),
    distinction: z.optional(zDistinction),
    jobTitle: z.nullable(z.string()),
    role: z.string(),
    roleName: z.string(),
    companyId: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    status: zTeamStatus,
    inCourtCount: z.int().check(z.gte(0)),
    overdueCount: z.int().check(z.gte(0)),
    joinedAt: z.nullable(z.iso.datetime({ offset: true })),
    lastActiveAt: z.nullable(z.iso.datetime({ offset: true })),
    invitation: z.nullable(zTeamInvitation),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * A page of the team.
 */
export const zTeamListResult = z.object({
    success: z.literal(true),
    data: z.array(zTeamMember),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * Whether a member sees the project.
 */
export const zTeamAccess = z.enum(['active', 'suspended']);

/**
 * What changes for a member. Properties that are absent stay unchanged.
 */
export const zTeamChange = z.object({
    id: zRecordId,
    version: zRecordVersion,
    role: z.optional(zRoleId),
    companyId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    status: z.optional(zTeamAccess)
});

/**
 * Changes of team members.
 */
export const zBulkUpdateTeamRequest = z.object({
    items: z.array(zTeamChange).check(z.minLength(1), z.maxLength(100))
});

/**
 * A member with the records that wait for the member.
 */
export const zTeamMemberDetail = z.object({ ...zTeamMember.shape, ...z.object({
        heldCount: z.int().check(z.gte(0)),
        hiddenCount: z.int().check(z.gte(0)),
        inCourt: z.array(zWorkItem)
    }).shape });

/**
 * A member, or an invitation.
 */
export const zTeamMemberResult = z.object({
    success: z.literal(true),
    data: zTeamMemberDetail
});

/**
 * People who are often chosen together.
 */
export const zDistributionGroup = z.object({
    id: z.string(),
    name: z.string(),
    members: z.array(zProjectMember),
    version: zRecordVersion
});

/**
 * The distribution groups of a project.
 */
export const zDistributionGroupListResult = z.object({
    success: z.literal(true),
    data: z.array(zDistributionGroup)
});

/**
 * Unique in the project, regardless of case.
 */
export const zGroupName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));

/**
 * Members of the project.
 */
export const zGroupMemberIds = z.array(zRecordId).check(z.minLength(1), z.maxLength(100));

/**
 * A new distribution group.
 */
export const zCreateDistributionGroupRequest = z.object({
    name: zGroupName,
    memberIds: zGroupMemberIds
});

/**
 * A distribution group.
 */
export const zDistributionGroupResult = z.object({
    success: z.literal(true),
    data: zDistributionGroup
});

/**
 * Changes of a distribution group.
 */
export const zUpdateDistributionGroupRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zGroupName),
    memberIds: z.optional(zGroupMemberIds)
});

/**
 * The people to invite, and what they will be in the project.
 */
export const zInviteMembersRequest = z.object({
    emails: z.array(z.string().check(z.minLength(1), z.maxLength(254))).check(z.minLength(1), z.maxLength(50)),
    role: zRoleId,
    companyId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    message: z.optional(z.string().check(z.maxLength(1000)))
});

/**
 * `invited`: the email was sent; `already_member`, `already_invited`: nothing was sent; `invalid`: it is no email address; `repeated`: it stands in the request before; `not_allowed`: the account does not accept addresses of its domain.
 */
export const zInvitationOutcomeCode = z.enum([
    'invited',
    'already_member',
    'already_invited',
    'invalid',
    'repeated',
    'not_allowed'
]);

/**
 * What became of an address.
 */
export const zInvitationOutcome = z.object({
    email: z.string(),
    outcome: zInvitationOutcomeCode,
    id: z.nullable(z.string())
});

/**
 * What became of each address.
 */
export const zInviteMembersResult = z.object({
    success: z.literal(true),
    data: z.object({
        results: z.array(zInvitationOutcome)
    })
});
