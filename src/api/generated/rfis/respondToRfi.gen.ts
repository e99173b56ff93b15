// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRespondToRfiRequest } from '../schemas/zRespondToRfiRequest.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import type { Options } from '../sdk.gen';
import type { RespondToRfiData, RespondToRfiErrors, RespondToRfiResponses } from '../types.gen';

export const zRespondToRfiBody = zRespondToRfiRequest;

export const zRespondToRfiPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The RFI with the new response.
 */
export const zRespondToRfiResponse = zRfiResult;

/**
 * Respond to an RFI
 *
 * Records the response of an assignee, a watcher or the manager while the RFI is open. At most one response is
 * official; a later official response replaces the earlier one.
 *
 */
export const respondToRfi = <ThrowOnError extends boolean = false>(options: Options<RespondToRfiData, ThrowOnError>): RequestResult<RespondToRfiResponses, RespondToRfiErrors, ThrowOnError> => (options.client ?? client).post<RespondToRfiResponses, RespondToRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zRespondToRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/responses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
