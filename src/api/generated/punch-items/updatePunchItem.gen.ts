// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import { zUpdatePunchItemRequest } from '../schemas/zUpdatePunchItemRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePunchItemData, UpdatePunchItemErrors, UpdatePunchItemResponses } from '../types.gen';

export const zUpdatePunchItemBody = zUpdatePunchItemRequest;

export const zUpdatePunchItemPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated record.
 */
export const zUpdatePunchItemResponse = zPunchItemResult;

/**
 * Update a punch item
 *
 * Properties that are absent stay unchanged; `clear` names the properties to empty. Only transitions change the
 * status. A closed record must be reopened before it can be changed.
 *
 */
export const updatePunchItem = <ThrowOnError extends boolean = false>(options: Options<UpdatePunchItemData, ThrowOnError>): RequestResult<UpdatePunchItemResponses, UpdatePunchItemErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePunchItemResponses, UpdatePunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
