// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import { zTransitionSubmittalRequest } from '../schemas/zTransitionSubmittalRequest.gen';
import type { Options } from '../sdk.gen';
import type { TransitionSubmittalData, TransitionSubmittalErrors, TransitionSubmittalResponses } from '../types.gen';

export const zTransitionSubmittalBody = zTransitionSubmittalRequest;

export const zTransitionSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated record.
 */
export const zTransitionSubmittalResponse = zSubmittalResult;

/**
 * Change the status of a submittal
 *
 * | From -> to | Who | Requires |
 * |---|---|---|
 * | draft -> open | submitter, submittal manager, project manager, admin | a spec section, an attachment, a review step |
 * | draft -> closed | submittal manager, project manager, admin | nothing; the submittal is void |
 * | open -> closed | submittal manager, project manager, admin | finalResponse; the reviews are released |
 * | closed -> open | the same, to correct the final response; unless it is void or was revised | reason |
 *
 * A transition that is not in the table fails with 409 WRONG_STATE, a stale `version` with 409 STALE_VERSION, a
 * missing permission with 403, and missing fields with 422 and a pointer to each.
 *
 */
export const transitionSubmittal = <ThrowOnError extends boolean = false>(options: Options<TransitionSubmittalData, ThrowOnError>): RequestResult<TransitionSubmittalResponses, TransitionSubmittalErrors, ThrowOnError> => (options.client ?? client).post<TransitionSubmittalResponses, TransitionSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
