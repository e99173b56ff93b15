// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { CancelModelVersionProcessingData, CancelModelVersionProcessingErrors, CancelModelVersionProcessingResponses } from '../types.gen';

export const zCancelModelVersionProcessingPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64)),
    n: z.int().check(z.gte(1), z.lte(100000))
});

/**
 * The updated model.
 */
export const zCancelModelVersionProcessingResponse = zModelResult;

/**
 * Stop processing a version
 *
 * Requires permission to add versions. A version that is neither queued nor running stays unchanged.
 *
 */
export const cancelModelVersionProcessing = <ThrowOnError extends boolean = false>(options: Options<CancelModelVersionProcessingData, ThrowOnError>): RequestResult<CancelModelVersionProcessingResponses, CancelModelVersionProcessingErrors, ThrowOnError> => (options.client ?? client).post<CancelModelVersionProcessingResponses, CancelModelVersionProcessingErrors, ThrowOnError>({
    responseValidator: async (data) => await zCancelModelVersionProcessingResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{n}/cancel-processing',
    ...options
});
