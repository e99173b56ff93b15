// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zActionHoldersResult } from '../schemas/zActionHoldersResult.gen';
import type { Options } from '../sdk.gen';
import type { GetActionHoldersData, GetActionHoldersError, GetActionHoldersErrors, GetActionHoldersResponse, GetActionHoldersResponses } from '../types.gen';

/**
 * The reason and the people.
 */
export const zGetActionHoldersResponse = zActionHoldersResult;

/**
 * Say why an action is absent, and who can do it
 *
 * Answers for an action of the table of roles what a screen says in its place: why the caller does not have it now, and which
 * other members do. The table has all names (`x-permissions`). An action of a module of the account, and one that the table does not have,
 * answer 422.
 *
 */
export const getActionHolders = <ThrowOnError extends boolean = false>(options: Options<GetActionHoldersData, ThrowOnError>): RequestResult<GetActionHoldersResponses, GetActionHoldersErrors, ThrowOnError> => (options.client ?? client).get<GetActionHoldersResponses, GetActionHoldersErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetActionHoldersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/action-holders',
    ...options
});

export const getActionHoldersQueryKey = (options: Options<GetActionHoldersData>) => createQueryKey('getActionHolders', options, false, ['projects']);

/**
 * Say why an action is absent, and who can do it
 *
 * Answers for an action of the table of roles what a screen says in its place: why the caller does not have it now, and which
 * other members do. The table has all names (`x-permissions`). An action of a module of the account, and one that the table does not have,
 * answer 422.
 *
 */
export const getActionHoldersOptions = (options: Options<GetActionHoldersData>) => queryOptions<GetActionHoldersResponse, GetActionHoldersError, GetActionHoldersResponse, ReturnType<typeof getActionHoldersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getActionHolders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getActionHoldersQueryKey(options)
});
