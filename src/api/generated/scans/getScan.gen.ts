// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { GetScanData, GetScanError, GetScanErrors, GetScanResponse, GetScanResponses } from '../types.gen';

export const zGetScanPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    scanId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The scan.
 */
export const zGetScanResponse = zScanResult;

/**
 * Get a scan
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
