// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicModelFileData, GetPublicModelFileErrors, GetPublicModelFileResponses } from '../types.gen';

/**
 * The file.
 */
export const zGetPublicModelFileResponse = z.string();

/**
 * Get a viewer file of a shared model
 *
 * Returns a viewer file of the current version: the fragments of an IFC, or the GLB. Like `getModelFile`, for
 * visitors; `downloadPublicModel` returns the uploaded file.
 *
 */
export const getPublicModelFile = <ThrowOnError extends boolean = false>(options: Options<GetPublicModelFileData, ThrowOnError>): RequestResult<GetPublicModelFileResponses, GetPublicModelFileErrors, ThrowOnError> => (options.client ?? client).get<GetPublicModelFileResponses, GetPublicModelFileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicModelFileResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/models/{modelId}/file',
    ...options
});
