// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateVideoRequest } from '../schemas/zCreateVideoRequest.gen';
import { zVideoResult } from '../schemas/zVideoResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateVideoData, CreateVideoError, CreateVideoErrors, CreateVideoResponse, CreateVideoResponses } from '../types.gen';

export const zCreateVideoBody = zCreateVideoRequest;

export const zCreateVideoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The new video.
 */
export const zCreateVideoResponse = zVideoResult;

/**
 * Upload a video
 *
 * The host reads its length, where the file says it.
 *
 */
export const createVideo = <ThrowOnError extends boolean = false>(options: Options<CreateVideoData, ThrowOnError>): RequestResult<CreateVideoResponses, CreateVideoErrors, ThrowOnError> => (options.client ?? client).post<CreateVideoResponses, CreateVideoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateVideoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Upload a video
 *
 * The host reads its length, where the file says it.
 *
 */
export const createVideoMutation = (options?: Partial<Options<CreateVideoData>>): UseMutationOptions<CreateVideoResponse, CreateVideoError, Options<CreateVideoData>> => {
    const mutationOptions: UseMutationOptions<CreateVideoResponse, CreateVideoError, Options<CreateVideoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createVideo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
