// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteAlbumData, DeleteAlbumErrors, DeleteAlbumResponses } from '../types.gen';

export const zDeleteAlbumPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    albumId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeleteAlbumResponse = zSuccess;

/**
 * Delete an album
 *
 * Its photos stay in the project without an album.
 *
 */
export const deleteAlbum = <ThrowOnError extends boolean = false>(options: Options<DeleteAlbumData, ThrowOnError>): RequestResult<DeleteAlbumResponses, DeleteAlbumErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAlbumResponses, DeleteAlbumErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteAlbumResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums/{albumId}',
    ...options
});
