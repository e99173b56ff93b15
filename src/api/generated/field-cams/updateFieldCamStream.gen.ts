// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zFieldCamResult } from '../schemas/zFieldCamResult.gen';
import { zUpdateFieldCamStreamRequest } from '../schemas/zUpdateFieldCamStreamRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateFieldCamStreamData, UpdateFieldCamStreamErrors, UpdateFieldCamStreamResponses } from '../types.gen';

export const zUpdateFieldCamStreamBody = zUpdateFieldCamStreamRequest;

export const zUpdateFieldCamStreamPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated camera.
 */
export const zUpdateFieldCamStreamResponse = zFieldCamResult;

/**
 * Pause or resume the public stream
 *
 * Takes effect immediately, regardless of the delay of the stream.
 *
 */
export const updateFieldCamStream = <ThrowOnError extends boolean = false>(options: Options<UpdateFieldCamStreamData, ThrowOnError>): RequestResult<UpdateFieldCamStreamResponses, UpdateFieldCamStreamErrors, ThrowOnError> => (options.client ?? client).put<UpdateFieldCamStreamResponses, UpdateFieldCamStreamErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateFieldCamStreamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/stream',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
