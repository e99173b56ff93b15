// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import { zUpdateSubmittalRequest } from '../schemas/zUpdateSubmittalRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateSubmittalData, UpdateSubmittalErrors, UpdateSubmittalResponses } from '../types.gen';

export const zUpdateSubmittalBody = zUpdateSubmittalRequest;

export const zUpdateSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated record.
 */
export const zUpdateSubmittalResponse = zSubmittalResult;

/**
 * Update a submittal
 *
 * Properties that are absent stay unchanged; `clear` names the properties to empty. Only transitions change the
 * status. A closed record must be reopened before it can be changed.
 *
 */
export const updateSubmittal = <ThrowOnError extends boolean = false>(options: Options<UpdateSubmittalData, ThrowOnError>): RequestResult<UpdateSubmittalResponses, UpdateSubmittalErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSubmittalResponses, UpdateSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
