// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteSubmittalData, DeleteSubmittalError, DeleteSubmittalErrors, DeleteSubmittalResponse, DeleteSubmittalResponses } from '../types.gen';

export const zDeleteSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zDeleteSubmittalQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * Deleted.
 */
export const zDeleteSubmittalResponse = zSuccess;

/**
 * Delete a submittal
 *
 * Its number is never assigned again.
 *
 */
export const deleteSubmittal = <ThrowOnError extends boolean = false>(options: Options<DeleteSubmittalData, ThrowOnError>): RequestResult<DeleteSubmittalResponses, DeleteSubmittalErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSubmittalResponses, DeleteSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}',
    ...options
});

/**
 * Delete a submittal
 *
 * Its number is never assigned again.
 *
 */
export const deleteSubmittalMutation = (options?: Partial<Options<DeleteSubmittalData>>): UseMutationOptions<DeleteSubmittalResponse, DeleteSubmittalError, Options<DeleteSubmittalData>> => {
    const mutationOptions: UseMutationOptions<DeleteSubmittalResponse, DeleteSubmittalError, Options<DeleteSubmittalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSubmittal({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
