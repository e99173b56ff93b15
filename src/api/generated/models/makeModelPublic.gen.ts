// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { MakeModelPublicData, MakeModelPublicErrors, MakeModelPublicResponses } from '../types.gen';

export const zMakeModelPublicPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The model, now public.
 */
export const zMakeModelPublicResponse = zSuccess;

/**
 * Make a model public
 *
 * Repeating the call succeeds. A model can be made public only if its current version is `ready`.
 *
 */
export const makeModelPublic = <ThrowOnError extends boolean = false>(options: Options<MakeModelPublicData, ThrowOnError>): RequestResult<MakeModelPublicResponses, MakeModelPublicErrors, ThrowOnError> => (options.client ?? client).post<MakeModelPublicResponses, MakeModelPublicErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeModelPublicResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/make-public',
    ...options
});
