// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateTourRequest } from '../schemas/zCreateTourRequest.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateTourData, CreateTourErrors, CreateTourResponses } from '../types.gen';

export const zCreateTourBody = zCreateTourRequest;

export const zCreateTourPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created tour, without scenes.
 */
export const zCreateTourResponse = zTourResult;

/**
 * Create a tour
 *
 * The tour starts as a private draft. Scenes are added one by one.
 *
 */
export const createTour = <ThrowOnError extends boolean = false>(options: Options<CreateTourData, ThrowOnError>): RequestResult<CreateTourResponses, CreateTourErrors, ThrowOnError> => (options.client ?? client).post<CreateTourResponses, CreateTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
