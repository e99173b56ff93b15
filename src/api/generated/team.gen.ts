// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zBulkResult } from './schemas/logs.gen';
import { zDistributionGroupListResult, zDistributionGroupResult, zInviteMembersResult, zTeamListResult, zTeamMemberResult } from './schemas/team.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { BulkUpdateTeamData, BulkUpdateTeamErrors, BulkUpdateTeamResponses, CreateDistributionGroupData, CreateDistributionGroupErrors, CreateDistributionGroupResponses, DeleteDistributionGroupData, DeleteDistributionGroupErrors, DeleteDistributionGroupResponses, GetTeamMemberData, GetTeamMemberError, GetTeamMemberErrors, GetTeamMemberResponse, GetTeamMemberResponses, InviteMembersData, InviteMembersErrors, InviteMembersResponses, ListDistributionGroupsData, ListDistributionGroupsError, ListDistributionGroupsErrors, ListDistributionGroupsResponse, ListDistributionGroupsResponses, ListTeamData, ListTeamError, ListTeamErrors, ListTeamResponse, ListTeamResponses, RemoveTeamMemberData, RemoveTeamMemberErrors, RemoveTeamMemberResponses, ResendInvitationData, ResendInvitationErrors, ResendInvitationResponses, RevokeInvitationData, RevokeInvitationErrors, RevokeInvitationResponses, UpdateDistributionGroupData, UpdateDistributionGroupErrors, UpdateDistributionGroupResponses } from './types.gen';

/**
 * A page of the team.
 */
export const zListTeamResponse = zTeamListResult;

/**
 * One result per member, in the order of the request.
 */
export const zBulkUpdateTeamResponse = zBulkResult;

/**
 * Removed.
 */
export const zRemoveTeamMemberResponse = zSuccess;

/**
 * The member.
 */
export const zGetTeamMemberResponse = zTeamMemberResult;

/**
 * All of them.
 */
export const zListDistributionGroupsResponse = zDistributionGroupListResult;

/**
 * The new group.
 */
export const zCreateDistributionGroupResponse = zDistributionGroupResult;

/**
 * Deleted.
 */
export const zDeleteDistributionGroupResponse = zSuccess;

/**
 * The updated group.
 */
export const zUpdateDistributionGroupResponse = zDistributionGroupResult;

/**
 * One outcome per address.
 */
export const zInviteMembersResponse = zInviteMembersResult;

/**
 * Sent.
 */
export const zResendInvitationResponse = zTeamMemberResult;

/**
 * Revoked.
 */
export const zRevokeInvitationResponse = zSuccess;

/**
 * List the team of a project
 *
 * Returns a page of the people of the project, and of those who are invited to it. People with the same sort value are sorted by name and id.
 *
 */
export const listTeam = <ThrowOnError extends boolean = false>(options: Options<ListTeamData, ThrowOnError>): RequestResult<ListTeamResponses, ListTeamErrors, ThrowOnError> => (options.client ?? client).get<ListTeamResponses, ListTeamErrors, ThrowOnError>({
    responseValidator: async (data) => await zListTeamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/team',
    ...options
});

/**
 * Change the roles, companies and access of team members
 *
 * Each member is checked by itself and has its own result: some may fail while others succeed. A role counts from the next
 * call. A suspended member does not see the project. A company that does not work on the project yet does from now on. The
 * last active project admin keeps the role: WRONG_STATE.
 *
 */
export const bulkUpdateTeam = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateTeamData, ThrowOnError>): RequestResult<BulkUpdateTeamResponses, BulkUpdateTeamErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateTeamResponses, BulkUpdateTeamErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateTeamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/team/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove a member from the project
 *
 * The member loses access with the next call, and the name stays in records. `successorId` takes over what is in the
 * member's court, and the parts of the member in other open records. It is required if there is any, and has to name a
 * member who sees the records and whose role allows what they need: 422. Members can remove themselves. The last active
 * project admin stays: WRONG_STATE.
 *
 */
export const removeTeamMember = <ThrowOnError extends boolean = false>(options: Options<RemoveTeamMemberData, ThrowOnError>): RequestResult<RemoveTeamMemberResponses, RemoveTeamMemberErrors, ThrowOnError> => (options.client ?? client).delete<RemoveTeamMemberResponses, RemoveTeamMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveTeamMemberResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/team/{memberId}',
    ...options
});

/**
 * Get a member of the team
 *
 * Returns the contact card of a member, with the records that wait for the member and that the caller sees.
 *
 */
export const getTeamMember = <ThrowOnError extends boolean = false>(options: Options<GetTeamMemberData, ThrowOnError>): RequestResult<GetTeamMemberResponses, GetTeamMemberErrors, ThrowOnError> => (options.client ?? client).get<GetTeamMemberResponses, GetTeamMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetTeamMemberResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/team/{memberId}',
    ...options
});

/**
 * List the distribution groups of a project
 *
 * Returns all groups, sorted by name. A field for people offers them in place of their members.
 *
 */
export const listDistributionGroups = <ThrowOnError extends boolean = false>(options: Options<ListDistributionGroupsData, ThrowOnError>): RequestResult<ListDistributionGroupsResponses, ListDistributionGroupsErrors, ThrowOnError> => (options.client ?? client).get<ListDistributionGroupsResponses, ListDistributionGroupsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListDistributionGroupsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/distribution-groups',
    ...options
});

/**
 * Create a distribution group
 *
 * The name is unique in the project, regardless of case: 409 `NAME_TAKEN`. A project has at most 100 groups: 409 `LIMIT_REACHED`.
 *
 */
export const createDistributionGroup = <ThrowOnError extends boolean = false>(options: Options<CreateDistributionGroupData, ThrowOnError>): RequestResult<CreateDistributionGroupResponses, CreateDistributionGroupErrors, ThrowOnError> => (options.client ?? client).post<CreateDistributionGroupResponses, CreateDistributionGroupErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateDistributionGroupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/distribution-groups',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a distribution group
 *
 * Records keep the people that they name.
 *
 */
export const deleteDistributionGroup = <ThrowOnError extends boolean = false>(options: Options<DeleteDistributionGroupData, ThrowOnError>): RequestResult<DeleteDistributionGroupResponses, DeleteDistributionGroupErrors, ThrowOnError> => (options.client ?? client).delete<DeleteDistributionGroupResponses, DeleteDistributionGroupErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteDistributionGroupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/distribution-groups/{distributionGroupId}',
    ...options
});

/**
 * Update a distribution group
 *
 * Properties that are absent stay unchanged. `memberIds` replaces all members. Records keep the people that they name.
 *
 */
export const updateDistributionGroup = <ThrowOnError extends boolean = false>(options: Options<UpdateDistributionGroupData, ThrowOnError>): RequestResult<UpdateDistributionGroupResponses, UpdateDistributionGroupErrors, ThrowOnError> => (options.client ?? client).patch<UpdateDistributionGroupResponses, UpdateDistributionGroupErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDistributionGroupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/distribution-groups/{distributionGroupId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Invite people to a project
 *
 * Sends each address an email with a link, which is valid for 14 days. Each address has its own outcome, in the order of
 * the request. Nobody is invited twice.
 *
 */
export const inviteMembers = <ThrowOnError extends boolean = false>(options: Options<InviteMembersData, ThrowOnError>): RequestResult<InviteMembersResponses, InviteMembersErrors, ThrowOnError> => (options.client ?? client).post<InviteMembersResponses, InviteMembersErrors, ThrowOnError>({
    responseValidator: async (data) => await zInviteMembersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invitations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send an invitation again
 *
 * Sends a new link, which is valid for 14 days. The old link ends.
 *
 */
export const resendInvitation = <ThrowOnError extends boolean = false>(options: Options<ResendInvitationData, ThrowOnError>): RequestResult<ResendInvitationResponses, ResendInvitationErrors, ThrowOnError> => (options.client ?? client).post<ResendInvitationResponses, ResendInvitationErrors, ThrowOnError>({
    responseValidator: async (data) => await zResendInvitationResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invitations/{invitationId}/resend',
    ...options
});

/**
 * Revoke an invitation
 *
 * The link ends, and the invitation is deleted.
 *
 */
export const revokeInvitation = <ThrowOnError extends boolean = false>(options: Options<RevokeInvitationData, ThrowOnError>): RequestResult<RevokeInvitationResponses, RevokeInvitationErrors, ThrowOnError> => (options.client ?? client).post<RevokeInvitationResponses, RevokeInvitationErrors, ThrowOnError>({
    responseValidator: async (data) => await zRevokeInvitationResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/invitations/{invitationId}/revoke',
    ...options
});

export const listTeamQueryKey = (options: Options<ListTeamData>) => createQueryKey('listTeam', options, false, ['team']);

/**
 * List the team of a project
 *
 * Returns a page of the people of the project, and of those who are invited to it. People with the same sort value are sorted by name and id.
 *
 */
export const listTeamOptions = (options: Options<ListTeamData>) => queryOptions<ListTeamResponse, ListTeamError, ListTeamResponse, ReturnType<typeof listTeamQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTeam({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTeamQueryKey(options)
});

export const listTeamInfiniteQueryKey = (options: Options<ListTeamData>): QueryKey<Options<ListTeamData>> => createQueryKey('listTeam', options, true, ['team']);

/**
 * List the team of a project
 *
 * Returns a page of the people of the project, and of those who are invited to it. People with the same sort value are sorted by name and id.
 *
 */
export const listTeamInfiniteOptions = (options: Options<ListTeamData>) => {
    const opts = infiniteQueryOptions<ListTeamResponse, ListTeamError, InfiniteData<ListTeamResponse>, QueryKey<Options<ListTeamData>>, string | Pick<QueryKey<Options<ListTeamData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTeamData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTeam({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTeamInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getTeamMemberQueryKey = (options: Options<GetTeamMemberData>) => createQueryKey('getTeamMember', options, false, ['team']);

/**
 * Get a member of the team
 *
 * Returns the contact card of a member, with the records that wait for the member and that the caller sees.
 *
 */
export const getTeamMemberOptions = (options: Options<GetTeamMemberData>) => queryOptions<GetTeamMemberResponse, GetTeamMemberError, GetTeamMemberResponse, ReturnType<typeof getTeamMemberQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTeamMember({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTeamMemberQueryKey(options)
});

export const listDistributionGroupsQueryKey = (options: Options<ListDistributionGroupsData>) => createQueryKey('listDistributionGroups', options, false, ['team']);

/**
 * List the distribution groups of a project
 *
 * Returns all groups, sorted by name. A field for people offers them in place of their members.
 *
 */
export const listDistributionGroupsOptions = (options: Options<ListDistributionGroupsData>) => queryOptions<ListDistributionGroupsResponse, ListDistributionGroupsError, ListDistributionGroupsResponse, ReturnType<typeof listDistributionGroupsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDistributionGroups({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDistributionGroupsQueryKey(options)
});
