// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteFieldCamData, DeleteFieldCamErrors, DeleteFieldCamResponses } from '../types.gen';

export const zDeleteFieldCamPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Removed.
 */
export const zDeleteFieldCamResponse = zSuccess;

/**
 * Remove a camera
 *
 * Deletes its pictures and time-lapses, too.
 *
 */
export const deleteFieldCam = <ThrowOnError extends boolean = false>(options: Options<DeleteFieldCamData, ThrowOnError>): RequestResult<DeleteFieldCamResponses, DeleteFieldCamErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFieldCamResponses, DeleteFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}',
    ...options
});
