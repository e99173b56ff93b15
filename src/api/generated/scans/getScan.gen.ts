// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zShownScanResult } from '../schemas/zShownScanResult.gen';
import type { Options } from '../sdk.gen';
import type { GetScanData, GetScanError, GetScanErrors, GetScanResponse, GetScanResponses } from '../types.gen';

/**
 * The scan.
 */
export const zGetScanResponse = zShownScanResult;

/**
 * Get a scan
 *
 * Returns one scan with its processing state.
 *
 */
export const getScan = <ThrowOnError extends boolean = false>(options: Options<GetScanData, ThrowOnError>): RequestResult<GetScanResponses, GetScanErrors, ThrowOnError> => (options.client ?? client).get<GetScanResponses, GetScanErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}',
    ...options
});

export const getScanQueryKey = (options: Options<GetScanData>) => createQueryKey('getScan', options, false, ['scans']);

/**
 * Get a scan
 *
 * Returns one scan with its processing state.
 *
 */
export const getScanOptions = (options: Options<GetScanData>) => queryOptions<GetScanResponse, GetScanError, GetScanResponse, ReturnType<typeof getScanQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getScan({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getScanQueryKey(options)
});
