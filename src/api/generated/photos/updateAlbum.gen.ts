// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAlbumResult } from '../schemas/zAlbumResult.gen';
import { zUpdateAlbumRequest } from '../schemas/zUpdateAlbumRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateAlbumData, UpdateAlbumError, UpdateAlbumErrors, UpdateAlbumResponse, UpdateAlbumResponses } from '../types.gen';

export const zUpdateAlbumBody = zUpdateAlbumRequest;

export const zUpdateAlbumPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    albumId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated album.
 */
export const zUpdateAlbumResponse = zAlbumResult;

/**
 * Rename an album or choose its cover
 *
 * Properties that are absent stay unchanged.
 *
 */
export const updateAlbum = <ThrowOnError extends boolean = false>(options: Options<UpdateAlbumData, ThrowOnError>): RequestResult<UpdateAlbumResponses, UpdateAlbumErrors, ThrowOnError> => (options.client ?? client).patch<UpdateAlbumResponses, UpdateAlbumErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateAlbumResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums/{albumId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rename an album or choose its cover
 *
 * Properties that are absent stay unchanged.
 *
 */
export const updateAlbumMutation = (options?: Partial<Options<UpdateAlbumData>>): UseMutationOptions<UpdateAlbumResponse, UpdateAlbumError, Options<UpdateAlbumData>> => {
    const mutationOptions: UseMutationOptions<UpdateAlbumResponse, UpdateAlbumError, Options<UpdateAlbumData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateAlbum({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
