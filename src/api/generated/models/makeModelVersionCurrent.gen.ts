// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { MakeModelVersionCurrentData, MakeModelVersionCurrentErrors, MakeModelVersionCurrentResponses } from '../types.gen';

export const zMakeModelVersionCurrentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64)),
    n: z.int().check(z.gte(1), z.lte(100000))
});

/**
 * The updated model.
 */
export const zMakeModelVersionCurrentResponse = zModelResult;

/**
 * Make a version the current one
 *
 * Makes it the version that viewers show. Repeating the call succeeds. The version must be `ready`.
 *
 */
export const makeModelVersionCurrent = <ThrowOnError extends boolean = false>(options: Options<MakeModelVersionCurrentData, ThrowOnError>): RequestResult<MakeModelVersionCurrentResponses, MakeModelVersionCurrentErrors, ThrowOnError> => (options.client ?? client).post<MakeModelVersionCurrentResponses, MakeModelVersionCurrentErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeModelVersionCurrentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{n}/make-current',
    ...options
});
