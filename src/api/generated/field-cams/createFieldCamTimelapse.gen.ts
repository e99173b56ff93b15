// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateFieldCamTimelapseRequest } from '../schemas/zCreateFieldCamTimelapseRequest.gen';
import { zFieldCamTimelapseResult } from '../schemas/zFieldCamTimelapseResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateFieldCamTimelapseData, CreateFieldCamTimelapseErrors, CreateFieldCamTimelapseResponses } from '../types.gen';

export const zCreateFieldCamTimelapseBody = zCreateFieldCamTimelapseRequest;

export const zCreateFieldCamTimelapsePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The queued time-lapse.
 */
export const zCreateFieldCamTimelapseResponse = zFieldCamTimelapseResult;

/**
 * Create a time-lapse
 *
 * The host builds it in the background; `state` shows its progress. A time-lapse without pictures fails; one with
 * more than 600 pictures is refused.
 *
 */
export const createFieldCamTimelapse = <ThrowOnError extends boolean = false>(options: Options<CreateFieldCamTimelapseData, ThrowOnError>): RequestResult<CreateFieldCamTimelapseResponses, CreateFieldCamTimelapseErrors, ThrowOnError> => (options.client ?? client).post<CreateFieldCamTimelapseResponses, CreateFieldCamTimelapseErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateFieldCamTimelapseResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
