// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zRoleListResult, zRolePreviewResult, zRoleResult, zSeeAsResult } from './schemas/roles.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateRoleData, CreateRoleErrors, CreateRoleResponses, DeleteRoleData, DeleteRoleErrors, DeleteRoleResponses, GetRoleData, GetRoleError, GetRoleErrors, GetRoleResponse, GetRoleResponses, ListRolesData, ListRolesError, ListRolesErrors, ListRolesResponse, ListRolesResponses, OpenSeeAsData, OpenSeeAsErrors, OpenSeeAsResponses, PreviewRoleData, PreviewRoleErrors, PreviewRoleResponses, UpdateRoleData, UpdateRoleErrors, UpdateRoleResponses } from './types.gen';

/**
 * The roles.
 */
export const zListRolesResponse = zRoleListResult;

/**
 * The new role.
 */
export const zCreateRoleResponse = zRoleResult;

/**
 * The preview.
 */
export const zPreviewRoleResponse = zRolePreviewResult;

/**
 * Deleted.
 */
export const zDeleteRoleResponse = zSuccess;

/**
 * The role.
 */
export const zGetRoleResponse = zRoleResult;

/**
 * The updated role.
 */
export const zUpdateRoleResponse = zRoleResult;

/**
 * The access.
 */
export const zOpenSeeAsResponse = zSeeAsResult;

/**
 * List the roles of the account
 *
 * Returns the system roles and the roles of the account, with the number of people who have each.
 *
 */
export const listRoles = <ThrowOnError extends boolean = false>(options?: Options<ListRolesData, ThrowOnError>): RequestResult<ListRolesResponses, ListRolesErrors, ThrowOnError> => (options?.client ?? client).get<ListRolesResponses, ListRolesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListRolesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/roles',
    ...options
});

/**
 * Create a role
 *
 * The new role is a copy of a system role with other levels and flags. Nobody has it at first.
 * An account has at most 50 roles of its own.
 *
 */
export const createRole = <ThrowOnError extends boolean = false>(options: Options<CreateRoleData, ThrowOnError>): RequestResult<CreateRoleResponses, CreateRoleErrors, ThrowOnError> => (options.client ?? client).post<CreateRoleResponses, CreateRoleErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateRoleResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/roles',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Try changes of a role
 *
 * Returns what the role would permit with these levels and flags, and what would change for the people who have
 * it. Changes nothing.
 *
 */
export const previewRole = <ThrowOnError extends boolean = false>(options: Options<PreviewRoleData, ThrowOnError>): RequestResult<PreviewRoleResponses, PreviewRoleErrors, ThrowOnError> => (options.client ?? client).post<PreviewRoleResponses, PreviewRoleErrors, ThrowOnError>({
    responseValidator: async (data) => await zPreviewRoleResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/roles/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a role
 *
 * People who have the role, and invitations with it, get the role `replacementId`. A role that nobody has
 * needs none. A system role cannot be deleted: 403.
 *
 */
export const deleteRole = <ThrowOnError extends boolean = false>(options: Options<DeleteRoleData, ThrowOnError>): RequestResult<DeleteRoleResponses, DeleteRoleErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRoleResponses, DeleteRoleErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteRoleResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/roles/{roleId}',
    ...options
});

/**
 * Get a role
 *
 * Returns one role with what it permits in each module, and who has it.
 *
 */
export const getRole = <ThrowOnError extends boolean = false>(options: Options<GetRoleData, ThrowOnError>): RequestResult<GetRoleResponses, GetRoleErrors, ThrowOnError> => (options.client ?? client).get<GetRoleResponses, GetRoleErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetRoleResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/roles/{roleId}',
    ...options
});

/**
 * Update a role
 *
 * What the role permits counts with the next call of the people who have it. A system role cannot be changed: 403.
 *
 */
export const updateRole = <ThrowOnError extends boolean = false>(options: Options<UpdateRoleData, ThrowOnError>): RequestResult<UpdateRoleResponses, UpdateRoleErrors, ThrowOnError> => (options.client ?? client).patch<UpdateRoleResponses, UpdateRoleErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateRoleResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/roles/{roleId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * See a project as somebody else
 *
 * Returns access for 30 minutes with which the caller sees the project as a member does, or as somebody with a role
 * would. It only reads: each call that changes something answers 403 `SEE_AS_READ_ONLY`. It ends with the session of the
 * caller, and the activity log shows it.
 *
 */
export const openSeeAs = <ThrowOnError extends boolean = false>(options: Options<OpenSeeAsData, ThrowOnError>): RequestResult<OpenSeeAsResponses, OpenSeeAsErrors, ThrowOnError> => (options.client ?? client).post<OpenSeeAsResponses, OpenSeeAsErrors, ThrowOnError>({
    responseValidator: async (data) => await zOpenSeeAsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/see-as',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listRolesQueryKey = (options?: Options<ListRolesData>) => createQueryKey('listRoles', options, false, ['roles']);

/**
 * List the roles of the account
 *
 * Returns the system roles and the roles of the account, with the number of people who have each.
 *
 */
export const listRolesOptions = (options?: Options<ListRolesData>) => queryOptions<ListRolesResponse, ListRolesError, ListRolesResponse, ReturnType<typeof listRolesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRoles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRolesQueryKey(options)
});

export const getRoleQueryKey = (options: Options<GetRoleData>) => createQueryKey('getRole', options, false, ['roles']);

/**
 * Get a role
 *
 * Returns one role with what it permits in each module, and who has it.
 *
 */
export const getRoleOptions = (options: Options<GetRoleData>) => queryOptions<GetRoleResponse, GetRoleError, GetRoleResponse, ReturnType<typeof getRoleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRole({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRoleQueryKey(options)
});
