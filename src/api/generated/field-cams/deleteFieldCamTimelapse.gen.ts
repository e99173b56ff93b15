// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteFieldCamTimelapseData, DeleteFieldCamTimelapseErrors, DeleteFieldCamTimelapseResponses } from '../types.gen';

export const zDeleteFieldCamTimelapsePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64)),
    timelapseId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeleteFieldCamTimelapseResponse = zSuccess;

/**
 * Delete a time-lapse
 *
 * The pictures of the camera stay. Everyone who may create a time-lapse may delete one.
 *
 */
export const deleteFieldCamTimelapse = <ThrowOnError extends boolean = false>(options: Options<DeleteFieldCamTimelapseData, ThrowOnError>): RequestResult<DeleteFieldCamTimelapseResponses, DeleteFieldCamTimelapseErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFieldCamTimelapseResponses, DeleteFieldCamTimelapseErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteFieldCamTimelapseResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}',
    ...options
});
