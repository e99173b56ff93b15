// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAlbumResult } from '../schemas/zAlbumResult.gen';
import { zCreateAlbumRequest } from '../schemas/zCreateAlbumRequest.gen';
import type { Options } from '../sdk.gen';
import type { CreateAlbumData, CreateAlbumErrors, CreateAlbumResponses } from '../types.gen';

export const zCreateAlbumBody = zCreateAlbumRequest;

export const zCreateAlbumPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created album.
 */
export const zCreateAlbumResponse = zAlbumResult;

/**
 * Create an album
 *
 * Names are unique within a project, ignoring case.
 *
 */
export const createAlbum = <ThrowOnError extends boolean = false>(options: Options<CreateAlbumData, ThrowOnError>): RequestResult<CreateAlbumResponses, CreateAlbumErrors, ThrowOnError> => (options.client ?? client).post<CreateAlbumResponses, CreateAlbumErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateAlbumResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
