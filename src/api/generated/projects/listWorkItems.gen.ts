// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zWorkItemListResult } from '../schemas/zWorkItemListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListWorkItemsData, ListWorkItemsError, ListWorkItemsErrors, ListWorkItemsResponse, ListWorkItemsResponses } from '../types.gen';

/**
 * The first of them.
 */
export const zListWorkItemsResponse = zWorkItemListResult;

/**
 * List the punch items, RFIs and submittals of a project together
 *
 * Returns the first records that the caller may see in their logs. `total` and `counts` cover all of them. With `q`,
 * the record with that number comes first, then records with a number or title that starts with it, then the latest
 * changes. Without `q`, overdue records come first (longest overdue first), then the earliest due dates, then the
 * longest waiting; closed records come last.
 *
 */
export const listWorkItems = <ThrowOnError extends boolean = false>(options: Options<ListWorkItemsData, ThrowOnError>): RequestResult<ListWorkItemsResponses, ListWorkItemsErrors, ThrowOnError> => (options.client ?? client).get<ListWorkItemsResponses, ListWorkItemsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListWorkItemsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/work-items',
    ...options
});

export const listWorkItemsQueryKey = (options: Options<ListWorkItemsData>) => createQueryKey('listWorkItems', options, false, ['projects']);

/**
 * List the punch items, RFIs and submittals of a project together
 *
 * Returns the first records that the caller may see in their logs. `total` and `counts` cover all of them. With `q`,
 * the record with that number comes first, then records with a number or title that starts with it, then the latest
 * changes. Without `q`, overdue records come first (longest overdue first), then the earliest due dates, then the
 * longest waiting; closed records come last.
 *
 */
export const listWorkItemsOptions = (options: Options<ListWorkItemsData>) => queryOptions<ListWorkItemsResponse, ListWorkItemsError, ListWorkItemsResponse, ReturnType<typeof listWorkItemsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWorkItems({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWorkItemsQueryKey(options)
});
