// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateFieldCamRequestWritable } from '../schemas/zCreateFieldCamRequestWritable.gen';
import { zFieldCamResult } from '../schemas/zFieldCamResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateFieldCamData, CreateFieldCamErrors, CreateFieldCamResponses } from '../types.gen';

export const zCreateFieldCamBody = zCreateFieldCamRequestWritable;

export const zCreateFieldCamPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created camera.
 */
export const zCreateFieldCamResponse = zFieldCamResult;

/**
 * Add a camera
 *
 * The host starts to request pictures from the camera.
 *
 */
export const createFieldCam = <ThrowOnError extends boolean = false>(options: Options<CreateFieldCamData, ThrowOnError>): RequestResult<CreateFieldCamResponses, CreateFieldCamErrors, ThrowOnError> => (options.client ?? client).post<CreateFieldCamResponses, CreateFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
