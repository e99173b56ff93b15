// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreatePinRequest } from '../schemas/zCreatePinRequest.gen';
import { zPinResult } from '../schemas/zPinResult.gen';
import type { Options } from '../sdk.gen';
import type { CreatePinData, CreatePinErrors, CreatePinResponses } from '../types.gen';

export const zCreatePinBody = zCreatePinRequest;

export const zCreatePinPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The pin.
 */
export const zCreatePinResponse = zPinResult;

/**
 * Pin a record to a place
 *
 * The anchor depends on the target: a point in a scan; an element or a point in a model; a direction in a tour
 * scene; a place in a photo, a plan or a camera picture; a time in a video. For a 360° photo, it refers to the
 * equirectangular picture: `x` goes once around and starts behind the viewer, `y` goes from straight up to straight
 * down. Deleting a target or a tour scene deletes its pins. Everyone who may comment on the record may pin it. A
 * target has at most 500 pins; another one fails with LIMIT_REACHED.
 *
 */
export const createPin = <ThrowOnError extends boolean = false>(options: Options<CreatePinData, ThrowOnError>): RequestResult<CreatePinResponses, CreatePinErrors, ThrowOnError> => (options.client ?? client).post<CreatePinResponses, CreatePinErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePinResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pins',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
