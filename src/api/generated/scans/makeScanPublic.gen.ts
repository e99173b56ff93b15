// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { MakeScanPublicData, MakeScanPublicError, MakeScanPublicErrors, MakeScanPublicResponse, MakeScanPublicResponses } from '../types.gen';

export const zMakeScanPublicPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    scanId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The scan, now public.
 */
export const zMakeScanPublicResponse = zSuccess;

/**
 * Make a scan public
 *
 * Repeating the call succeeds. A scan can be made public only if its processing is `ready`.
 *
 */
export const makeScanPublic = <ThrowOnError extends boolean = false>(options: Options<MakeScanPublicData, ThrowOnError>): RequestResult<MakeScanPublicResponses, MakeScanPublicErrors, ThrowOnError> => (options.client ?? client).post<MakeScanPublicResponses, MakeScanPublicErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeScanPublicResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/make-public',
    ...options
});

/**
 * Make a scan public
 *
 * Repeating the call succeeds. A scan can be made public only if its processing is `ready`.
 *
 */
export const makeScanPublicMutation = (options?: Partial<Options<MakeScanPublicData>>): UseMutationOptions<MakeScanPublicResponse, MakeScanPublicError, Options<MakeScanPublicData>> => {
    const mutationOptions: UseMutationOptions<MakeScanPublicResponse, MakeScanPublicError, Options<MakeScanPublicData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await makeScanPublic({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
