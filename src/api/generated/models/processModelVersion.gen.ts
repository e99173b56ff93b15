// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { ProcessModelVersionData, ProcessModelVersionErrors, ProcessModelVersionResponses } from '../types.gen';

export const zProcessModelVersionPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64)),
    n: z.int().check(z.gte(1), z.lte(100000))
});

/**
 * The updated model.
 */
export const zProcessModelVersionResponse = zModelResult;

/**
 * Process a version again
 *
 * Starts again after a failure or a stop. Requires permission to add versions. A version that is queued, running or
 * ready stays unchanged.
 *
 */
export const processModelVersion = <ThrowOnError extends boolean = false>(options: Options<ProcessModelVersionData, ThrowOnError>): RequestResult<ProcessModelVersionResponses, ProcessModelVersionErrors, ThrowOnError> => (options.client ?? client).post<ProcessModelVersionResponses, ProcessModelVersionErrors, ThrowOnError>({
    responseValidator: async (data) => await zProcessModelVersionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{n}/process',
    ...options
});
