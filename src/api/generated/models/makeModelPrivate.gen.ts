// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { MakeModelPrivateData, MakeModelPrivateErrors, MakeModelPrivateResponses } from '../types.gen';

export const zMakeModelPrivatePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The model, now private.
 */
export const zMakeModelPrivateResponse = zSuccess;

/**
 * Make a model private
 *
 * Revokes all public links that lead to it, including sets. Repeating the call succeeds.
 *
 */
export const makeModelPrivate = <ThrowOnError extends boolean = false>(options: Options<MakeModelPrivateData, ThrowOnError>): RequestResult<MakeModelPrivateResponses, MakeModelPrivateErrors, ThrowOnError> => (options.client ?? client).post<MakeModelPrivateResponses, MakeModelPrivateErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeModelPrivateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/make-private',
    ...options
});
