// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import { zUpdateRfiRequest } from '../schemas/zUpdateRfiRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateRfiData, UpdateRfiErrors, UpdateRfiResponses } from '../types.gen';

export const zUpdateRfiBody = zUpdateRfiRequest;

export const zUpdateRfiPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated record.
 */
export const zUpdateRfiResponse = zRfiResult;

/**
 * Update an RFI
 *
 * Properties that are absent stay unchanged; `clear` names the properties to empty. Only transitions change the
 * status. A closed record must be reopened before it can be changed.
 *
 */
export const updateRfi = <ThrowOnError extends boolean = false>(options: Options<UpdateRfiData, ThrowOnError>): RequestResult<UpdateRfiResponses, UpdateRfiErrors, ThrowOnError> => (options.client ?? client).patch<UpdateRfiResponses, UpdateRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
