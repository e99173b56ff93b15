// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zBulkResult } from './schemas/logs.gen';
import { zMemberListResult, zMemberResult } from './schemas/members.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { BulkUpdateMembersData, BulkUpdateMembersErrors, BulkUpdateMembersResponses, GetMemberData, GetMemberError, GetMemberErrors, GetMemberResponse, GetMemberResponses, ListMembersData, ListMembersError, ListMembersErrors, ListMembersResponse, ListMembersResponses, RemoveMemberData, RemoveMemberErrors, RemoveMemberResponses, RemoveSecondFactorData, RemoveSecondFactorErrors, RemoveSecondFactorResponses } from './types.gen';

/**
 * A page of people.
 */
export const zListMembersResponse = zMemberListResult;

/**
 * One result per person, in the order of the request.
 */
export const zBulkUpdateMembersResponse = zBulkResult;

/**
 * The person.
 */
export const zGetMemberResponse = zMemberResult;

/**
 * Removed.
 */
export const zRemoveSecondFactorResponse = zSuccess;

/**
 * Removed.
 */
export const zRemoveMemberResponse = zSuccess;

/**
 * List the people of the account
 *
 * Returns a page of people with their projects. An account admin sees everyone, others the people of the projects in which
 * they have the role. People with the same sort value are sorted by name and id. An invited person without an account is
 * one row.
 *
 */
export const listMembers = <ThrowOnError extends boolean = false>(options?: Options<ListMembersData, ThrowOnError>): RequestResult<ListMembersResponses, ListMembersErrors, ThrowOnError> => (options?.client ?? client).get<ListMembersResponses, ListMembersErrors, ThrowOnError>({
    responseValidator: async (data) => await zListMembersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/members',
    ...options
});

/**
 * Suspend people, or make them account admins
 *
 * Each person is checked by itself and has its own result: some may fail while others succeed. The sessions of a suspended
 * person end, and signing in is refused with ACCOUNT_SUSPENDED. The last active account admin stays: WRONG_STATE.
 *
 */
export const bulkUpdateMembers = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateMembersData, ThrowOnError>): RequestResult<BulkUpdateMembersResponses, BulkUpdateMembersErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateMembersResponses, BulkUpdateMembersErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateMembersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/members/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a person of the account
 *
 * Returns a person with the projects that the caller sees, and how many open records name the person in each of them. The
 * id of an invitation is that of nobody yet: 404.
 *
 */
export const getMember = <ThrowOnError extends boolean = false>(options: Options<GetMemberData, ThrowOnError>): RequestResult<GetMemberResponses, GetMemberErrors, ThrowOnError> => (options.client ?? client).get<GetMemberResponses, GetMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetMemberResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/members/{memberId}',
    ...options
});

/**
 * Remove the second factor of a person
 *
 * For somebody who lost the phone and the recovery codes, or the device with the passkeys. Removes the app and all passkeys. The
 * person signs in with the password alone, and sets up a new second factor. All sessions of the person end, the activity log names
 * who did it, and the person gets an email. 409 `WRONG_STATE` without app and passkey, and for the caller, who uses the profile.
 *
 */
export const removeSecondFactor = <ThrowOnError extends boolean = false>(options: Options<RemoveSecondFactorData, ThrowOnError>): RequestResult<RemoveSecondFactorResponses, RemoveSecondFactorErrors, ThrowOnError> => (options.client ?? client).post<RemoveSecondFactorResponses, RemoveSecondFactorErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveSecondFactorResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/members/{memberId}/second-factor/removal',
    ...options
});

/**
 * Remove a person from the account
 *
 * The person leaves every project and cannot sign in any more. Records and their history keep the name, and the email
 * address can be invited again. Open records that name the person go to the successors: a project without one that needs
 * one is 422. Nobody removes themselves here, and the last active admin of a project stays: WRONG_STATE.
 *
 */
export const removeMember = <ThrowOnError extends boolean = false>(options: Options<RemoveMemberData, ThrowOnError>): RequestResult<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError> => (options.client ?? client).post<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveMemberResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/members/{memberId}/remove',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listMembersQueryKey = (options?: Options<ListMembersData>) => createQueryKey('listMembers', options, false, ['members']);

/**
 * List the people of the account
 *
 * Returns a page of people with their projects. An account admin sees everyone, others the people of the projects in which
 * they have the role. People with the same sort value are sorted by name and id. An invited person without an account is
 * one row.
 *
 */
export const listMembersOptions = (options?: Options<ListMembersData>) => queryOptions<ListMembersResponse, ListMembersError, ListMembersResponse, ReturnType<typeof listMembersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMembers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMembersQueryKey(options)
});

export const listMembersInfiniteQueryKey = (options?: Options<ListMembersData>): QueryKey<Options<ListMembersData>> => createQueryKey('listMembers', options, true, ['members']);

/**
 * List the people of the account
 *
 * Returns a page of people with their projects. An account admin sees everyone, others the people of the projects in which
 * they have the role. People with the same sort value are sorted by name and id. An invited person without an account is
 * one row.
 *
 */
export const listMembersInfiniteOptions = (options?: Options<ListMembersData>) => {
    const opts = infiniteQueryOptions<ListMembersResponse, ListMembersError, InfiniteData<ListMembersResponse>, QueryKey<Options<ListMembersData>>, string | Pick<QueryKey<Options<ListMembersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMembersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMembers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMembersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getMemberQueryKey = (options: Options<GetMemberData>) => createQueryKey('getMember', options, false, ['members']);

/**
 * Get a person of the account
 *
 * Returns a person with the projects that the caller sees, and how many open records name the person in each of them. The
 * id of an invitation is that of nobody yet: 404.
 *
 */
export const getMemberOptions = (options: Options<GetMemberData>) => queryOptions<GetMemberResponse, GetMemberError, GetMemberResponse, ReturnType<typeof getMemberQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMember({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberQueryKey(options)
});
