// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zProjectRole } from './zProjectRole.gen';
import { zRecordVersion } from './zRecordVersion.gen';
import { zUser } from './zUser.gen';

/**
 * A role of the account. `listRoles` has all of them.
 */
export const zRoleId = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * What a role may do with the records of a module. Each level includes the ones before it. `none`: they do not exist for it.
 */
export const zRoleLevel = z.enum([
    'none',
    'view',
    'contribute',
    'manage'
]);

/**
 * The level of a role in a module of the table of roles.
 */
export const zRoleModuleLevel = z.object({
    module: z.string().check(z.minLength(1), z.maxLength(64)),
    level: zRoleLevel
});

/**
 * Rights that go across modules. `approve`: approve, close and reopen records; `share_public`: show records in public links; `view_private`: see the private records of others; `invite`: invite people; `view_budget`: see the budget.
 */
export const zRoleFlag = z.enum([
    'approve',
    'share_public',
    'export',
    'view_private',
    'invite',
    'view_budget'
]);

/**
 * Permitted actions on the role.
 */
export const zRoleAction = z.enum(['update', 'delete']);

/**
 * A role of the account: a system role, or a copy of one with other levels and flags.
 */
export const zRole = z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    system: z.boolean(),
    basedOn: z.string(),
    levels: z.array(zRoleModuleLevel),
    flags: z.array(zRoleFlag),
    memberCount: z.int().check(z.gte(0)),
    version: zRecordVersion,
    permittedActions: z.array(z.string())
});

/**
 * The roles of the account, the system roles first.
 */
export const zRoleListResult = z.object({
    success: z.literal(true),
    data: z.array(zRole)
});

/**
 * Unique in the account, regardless of case.
 */
export const zRoleName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));

/**
 * A module that is absent has the level that the copied role has.
 */
export const zRoleLevels = z.array(zRoleModuleLevel).check(z.maxLength(100));

/**
 * Absent in a new role, the flags of the copied role.
 */
export const zRoleFlags = z.array(zRoleFlag).check(z.maxLength(20));

/**
 * A copy of a system role.
 */
export const zCreateRoleRequest = z.object({
    name: zRoleName,
    description: z.optional(z.string().check(z.maxLength(300))),
    basedOn: zProjectRole,
    levels: z.optional(zRoleLevels),
    flags: z.optional(zRoleFlags)
});

/**
 * An action that a role has.
 */
export const zRolePermission = z.object({
    action: z.string(),
    description: z.string(),
    limits: z.array(z.string())
});

/**
 * A module with the level of a role, and all that it permits.
 */
export const zRoleCell = z.object({
    module: z.string(),
    title: z.string(),
    level: zRoleLevel,
    levels: z.array(zRoleLevel),
    permissions: z.array(zRolePermission)
});

/**
 * A person who has the role in a project.
 */
export const zRoleHolder = z.object({
    person: zPersonRef,
    projectId: z.string(),
    projectName: z.string()
});

/**
 * A role with its grid, and who has it.
 */
export const zRoleDetail = z.object({ ...zRole.shape, ...z.object({
        grid: z.array(zRoleCell),
        holders: z.array(zRoleHolder)
    }).shape });

/**
 * A role.
 */
export const zRoleResult = z.object({
    success: z.literal(true),
    data: zRoleDetail
});

/**
 * The role to change, or the system role to copy, with the levels and flags to try.
 */
export const zPreviewRoleRequest = z.object({
    roleId: zRoleId,
    levels: z.optional(zRoleLevels),
    flags: z.optional(zRoleFlags)
});

/**
 * `changed`: for other records than before.
 */
export const zRoleDifferenceKind = z.enum([
    'gained',
    'lost',
    'changed'
]);

/**
 * An action that a role gains, loses or has for other records.
 */
export const zRoleDifference = z.object({
    module: z.string(),
    title: z.string(),
    action: z.string(),
    description: z.string(),
    kind: zRoleDifferenceKind,
    limits: z.array(z.string())
});

/**
 * What a role would permit, and what would change for the people who have it.
 */
export const zRolePreview = z.object({
    levels: z.array(zRoleModuleLevel),
    flags: z.array(zRoleFlag),
    grid: z.array(zRoleCell),
    differences: z.array(zRoleDifference),
    memberCount: z.int().check(z.gte(0))
});

/**
 * What a role would permit.
 */
export const zRolePreviewResult = z.object({
    success: z.literal(true),
    data: zRolePreview
});

/**
 * Changes of a role. Properties that are absent stay unchanged; so do the levels of modules that are absent.
 */
export const zUpdateRoleRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zRoleName),
    description: z.optional(z.string().check(z.maxLength(300))),
    levels: z.optional(zRoleLevels),
    flags: z.optional(zRoleFlags)
});

/**
 * A member of the project, or a role.
 */
export const zSeeAsRequest = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    userId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    roleId: z.optional(zRoleId),
    companyId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * Access that only reads, as another person or as a role.
 */
export const zSeeAs = z.object({
    accessToken: z.string(),
    expiresAt: z.iso.datetime({ offset: true }),
    user: zUser,
    roleName: z.string(),
    projectId: z.string(),
    projectName: z.string()
});

/**
 * The access.
 */
export const zSeeAsResult = z.object({
    success: z.literal(true),
    data: zSeeAs
});
