// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zFieldCamResult } from '../schemas/zFieldCamResult.gen';
import { zUpdateFieldCamRequestWritable } from '../schemas/zUpdateFieldCamRequestWritable.gen';
import type { Options } from '../sdk.gen';
import type { UpdateFieldCamData, UpdateFieldCamErrors, UpdateFieldCamResponses } from '../types.gen';

export const zUpdateFieldCamBody = zUpdateFieldCamRequestWritable;

export const zUpdateFieldCamPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated camera.
 */
export const zUpdateFieldCamResponse = zFieldCamResult;

/**
 * Update a camera
 *
 * Properties that are absent stay unchanged.
 *
 */
export const updateFieldCam = <ThrowOnError extends boolean = false>(options: Options<UpdateFieldCamData, ThrowOnError>): RequestResult<UpdateFieldCamResponses, UpdateFieldCamErrors, ThrowOnError> => (options.client ?? client).patch<UpdateFieldCamResponses, UpdateFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
