// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zDownloadScansRequest } from '../schemas/zDownloadScansRequest.gen';
import type { Options } from '../sdk.gen';
import type { DownloadScansData, DownloadScansError, DownloadScansErrors, DownloadScansResponse, DownloadScansResponses } from '../types.gen';

export const zDownloadScansBody = zDownloadScansRequest;

export const zDownloadScansPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The zip.
 */
export const zDownloadScansResponse = z.string();

/**
 * Download scans
 *
 * Returns a zip with the file of each scan.
 *
 */
export const downloadScans = <ThrowOnError extends boolean = false>(options: Options<DownloadScansData, ThrowOnError>): RequestResult<DownloadScansResponses, DownloadScansErrors, ThrowOnError> => (options.client ?? client).post<DownloadScansResponses, DownloadScansErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadScansResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/download',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Download scans
 *
 * Returns a zip with the file of each scan.
 *
 */
export const downloadScansMutation = (options?: Partial<Options<DownloadScansData>>): UseMutationOptions<DownloadScansResponse, DownloadScansError, Options<DownloadScansData>> => {
    const mutationOptions: UseMutationOptions<DownloadScansResponse, DownloadScansError, Options<DownloadScansData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await downloadScans({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
