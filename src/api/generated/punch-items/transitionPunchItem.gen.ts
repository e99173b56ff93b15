// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import { zTransitionPunchItemRequest } from '../schemas/zTransitionPunchItemRequest.gen';
import type { Options } from '../sdk.gen';
import type { TransitionPunchItemData, TransitionPunchItemErrors, TransitionPunchItemResponses } from '../types.gen';

export const zTransitionPunchItemBody = zTransitionPunchItemRequest;

export const zTransitionPunchItemPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated record.
 */
export const zTransitionPunchItemResponse = zPunchItemResult;

/**
 * Change the status of a punch item
 *
 * | From -> to | Who | Requires |
 * |---|---|---|
 * | draft -> open | project manager, superintendent, admin | location, an assignee, a due date |
 * | draft -> closed | creator, project manager, admin | nothing; the item is void |
 * | open -> pending_reins | an assignee, any member of an assigned company | an after photo, or a note of each assignee |
 * | open -> closed | project manager, admin | a resolution other than completed, reason |
 * | pending_reins -> closed | final approver, project manager, admin; superintendent unless it is an owner punch; never the person who marked it ready | nothing |
 * | pending_reins -> open | final approver, project manager, superintendent, admin | reason |
 * | closed -> open | project manager, admin; the owner for an owner punch | reason, and the fields that opening requires |
 *
 * A transition that is not in the table fails with 409 WRONG_STATE, a stale `version` with 409 STALE_VERSION, a
 * missing permission with 403, and missing fields with 422 and a pointer to each.
 *
 */
export const transitionPunchItem = <ThrowOnError extends boolean = false>(options: Options<TransitionPunchItemData, ThrowOnError>): RequestResult<TransitionPunchItemResponses, TransitionPunchItemErrors, ThrowOnError> => (options.client ?? client).post<TransitionPunchItemResponses, TransitionPunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionPunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
