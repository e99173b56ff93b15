// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import { zRespondToPunchItemRequest } from '../schemas/zRespondToPunchItemRequest.gen';
import type { Options } from '../sdk.gen';
import type { RespondToPunchItemData, RespondToPunchItemErrors, RespondToPunchItemResponses } from '../types.gen';

export const zRespondToPunchItemBody = zRespondToPunchItemRequest;

export const zRespondToPunchItemPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated record.
 */
export const zRespondToPunchItemResponse = zPunchItemResult;

/**
 * Respond to a punch item
 *
 * Records the response of the caller, or of the caller's company, while the item is open. The status stays
 * unchanged.
 *
 */
export const respondToPunchItem = <ThrowOnError extends boolean = false>(options: Options<RespondToPunchItemData, ThrowOnError>): RequestResult<RespondToPunchItemResponses, RespondToPunchItemErrors, ThrowOnError> => (options.client ?? client).post<RespondToPunchItemResponses, RespondToPunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zRespondToPunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/responses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
