// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateSubmittalRequest } from '../schemas/zCreateSubmittalRequest.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateSubmittalData, CreateSubmittalError, CreateSubmittalErrors, CreateSubmittalResponse, CreateSubmittalResponses } from '../types.gen';

export const zCreateSubmittalBody = zCreateSubmittalRequest;

export const zCreateSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created record.
 */
export const zCreateSubmittalResponse = zSubmittalResult;

/**
 * Create a submittal
 *
 * The submittal starts as a draft. It gets its number when it is first opened; the part after the dot is the
 * revision.
 *
 */
export const createSubmittal = <ThrowOnError extends boolean = false>(options: Options<CreateSubmittalData, ThrowOnError>): RequestResult<CreateSubmittalResponses, CreateSubmittalErrors, ThrowOnError> => (options.client ?? client).post<CreateSubmittalResponses, CreateSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create a submittal
 *
 * The submittal starts as a draft. It gets its number when it is first opened; the part after the dot is the
 * revision.
 *
 */
export const createSubmittalMutation = (options?: Partial<Options<CreateSubmittalData>>): UseMutationOptions<CreateSubmittalResponse, CreateSubmittalError, Options<CreateSubmittalData>> => {
    const mutationOptions: UseMutationOptions<CreateSubmittalResponse, CreateSubmittalError, Options<CreateSubmittalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSubmittal({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
