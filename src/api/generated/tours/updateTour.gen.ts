// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import { zUpdateTourRequest } from '../schemas/zUpdateTourRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateTourData, UpdateTourErrors, UpdateTourResponses } from '../types.gen';

export const zUpdateTourBody = zUpdateTourRequest;

export const zUpdateTourPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated tour.
 */
export const zUpdateTourResponse = zTourResult;

/**
 * Update a tour
 *
 * Properties that are absent stay unchanged. Only a published tour can be public; moving it back to draft makes it
 * private. Publishing requires a scene. Making it private revokes all public links that lead to it, including sets.
 *
 */
export const updateTour = <ThrowOnError extends boolean = false>(options: Options<UpdateTourData, ThrowOnError>): RequestResult<UpdateTourResponses, UpdateTourErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTourResponses, UpdateTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
