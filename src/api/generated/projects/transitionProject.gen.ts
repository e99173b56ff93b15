// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { TransitionProjectData, TransitionProjectErrors, TransitionProjectResponses } from '../types.gen';

/**
 * The updated project.
 */
export const zTransitionProjectResponse = zProjectResult;

/**
 * Change the status of a project
 *
 * | From -> to | Action | Requires |
 * |---|---|---|
 * | ongoing -> finished | `finish` | nothing; the project can still be edited |
 * | finished -> closed | `close` | nothing; the project becomes read-only |
 * | ongoing -> closed | `cancel` | reason; the project becomes read-only |
 * | finished -> ongoing | `reopen` | reason |
 * | closed -> ongoing | `reopen` | reason |
 * | closed -> finished | `reopen` | reason |
 *
 * With `links: revoke`, closing also revokes all public links of the project. Records that are still open do not prevent a
 * change.
 *
 */
export const transitionProject = <ThrowOnError extends boolean = false>(options: Options<TransitionProjectData, ThrowOnError>): RequestResult<TransitionProjectResponses, TransitionProjectErrors, ThrowOnError> => (options.client ?? client).post<TransitionProjectResponses, TransitionProjectErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionProjectResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
