// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zShareLinkResult } from '../schemas/zShareLinkResult.gen';
import { zUpdateShareLinkRequest } from '../schemas/zUpdateShareLinkRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateShareLinkData, UpdateShareLinkError, UpdateShareLinkErrors, UpdateShareLinkResponse, UpdateShareLinkResponses } from '../types.gen';

export const zUpdateShareLinkBody = zUpdateShareLinkRequest;

export const zUpdateShareLinkPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    shareLinkId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated link.
 */
export const zUpdateShareLinkResponse = zShareLinkResult;

/**
 * Update a public link
 *
 * Properties that are absent stay unchanged. Chapters are sorted by time.
 *
 */
export const updateShareLink = <ThrowOnError extends boolean = false>(options: Options<UpdateShareLinkData, ThrowOnError>): RequestResult<UpdateShareLinkResponses, UpdateShareLinkErrors, ThrowOnError> => (options.client ?? client).patch<UpdateShareLinkResponses, UpdateShareLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateShareLinkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links/{shareLinkId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Update a public link
 *
 * Properties that are absent stay unchanged. Chapters are sorted by time.
 *
 */
export const updateShareLinkMutation = (options?: Partial<Options<UpdateShareLinkData>>): UseMutationOptions<UpdateShareLinkResponse, UpdateShareLinkError, Options<UpdateShareLinkData>> => {
    const mutationOptions: UseMutationOptions<UpdateShareLinkResponse, UpdateShareLinkError, Options<UpdateShareLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateShareLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
