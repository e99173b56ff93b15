// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zShownScanListResult } from '../schemas/zShownScanListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListScansData, ListScansError, ListScansErrors, ListScansResponse, ListScansResponses } from '../types.gen';

/**
 * The scans.
 */
export const zListScansResponse = zShownScanListResult;

/**
 * List the scans of a project
 *
 * Returns all of them, newest first.
 *
 */
export const listScans = <ThrowOnError extends boolean = false>(options: Options<ListScansData, ThrowOnError>): RequestResult<ListScansResponses, ListScansErrors, ThrowOnError> => (options.client ?? client).get<ListScansResponses, ListScansErrors, ThrowOnError>({
    responseValidator: async (data) => await zListScansResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans',
    ...options
});

export const listScansQueryKey = (options: Options<ListScansData>) => createQueryKey('listScans', options, false, ['scans']);

/**
 * List the scans of a project
 *
 * Returns all of them, newest first.
 *
 */
export const listScansOptions = (options: Options<ListScansData>) => queryOptions<ListScansResponse, ListScansError, ListScansResponse, ReturnType<typeof listScansQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listScans({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listScansQueryKey(options)
});
