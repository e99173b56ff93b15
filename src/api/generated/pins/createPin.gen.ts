// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreatePinRequest } from '../schemas/zCreatePinRequest.gen';
import { zPinResult } from '../schemas/zPinResult.gen';
import type { Options } from '../sdk.gen';
import type { CreatePinData, CreatePinError, CreatePinErrors, CreatePinResponse, CreatePinResponses } from '../types.gen';

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
 * The anchor says where, in the way of its target: a point in a scan; an element or a point in a model; a direction in
 * a scene of a tour; a place in a photo, a plan or the picture of a cam; a moment of a video. A 360 photo is taken as its unrolled picture:
 * `x` goes once around, beginning behind, `y` from straight up to straight down. What is deleted takes its pins along,
 * and a scene of a tour those that are in it. Who may comment on the record may pin it.
 * A target holds at most 500 pins; one more answers LIMIT_REACHED.
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

/**
 * Pin a record to a place
 *
 * The anchor says where, in the way of its target: a point in a scan; an element or a point in a model; a direction in
 * a scene of a tour; a place in a photo, a plan or the picture of a cam; a moment of a video. A 360 photo is taken as its unrolled picture:
 * `x` goes once around, beginning behind, `y` from straight up to straight down. What is deleted takes its pins along,
 * and a scene of a tour those that are in it. Who may comment on the record may pin it.
 * A target holds at most 500 pins; one more answers LIMIT_REACHED.
 *
 */
export const createPinMutation = (options?: Partial<Options<CreatePinData>>): UseMutationOptions<CreatePinResponse, CreatePinError, Options<CreatePinData>> => {
    const mutationOptions: UseMutationOptions<CreatePinResponse, CreatePinError, Options<CreatePinData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPin({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
