// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAlbumResult } from '../schemas/zAlbumResult.gen';
import { zUpdateAlbumRequest } from '../schemas/zUpdateAlbumRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateAlbumData, UpdateAlbumErrors, UpdateAlbumResponses } from '../types.gen';

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
