// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import { zTransitionRfiRequest } from '../schemas/zTransitionRfiRequest.gen';
import type { Options } from '../sdk.gen';
import type { TransitionRfiData, TransitionRfiErrors, TransitionRfiResponses } from '../types.gen';

export const zTransitionRfiBody = zTransitionRfiRequest;

export const zTransitionRfiPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated record.
 */
export const zTransitionRfiResponse = zRfiResult;

/**
 * Change the status of an RFI
 *
 * | From -> to | Who | Requires |
 * |---|---|---|
 * | draft -> open | RFI manager, project manager, admin | the question, an assignee, a due date |
 * | draft -> closed | creator, RFI manager, project manager, admin | nothing; the RFI is void |
 * | open -> closed | RFI manager, project manager, admin | an official response, or another closeReason than answered |
 * | closed -> open | RFI manager, project manager, admin; unless it was closed as a draft | reason |
 * | closed -> draft | the same; only if it was closed as a draft | reason |
 *
 * A transition that is not in the table fails with 409 WRONG_STATE, a stale `version` with 409 STALE_VERSION, a
 * missing permission with 403, and missing fields with 422 and a pointer to each.
 *
 */
export const transitionRfi = <ThrowOnError extends boolean = false>(options: Options<TransitionRfiData, ThrowOnError>): RequestResult<TransitionRfiResponses, TransitionRfiErrors, ThrowOnError> => (options.client ?? client).post<TransitionRfiResponses, TransitionRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
