// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateSubmittalRevisionRequest } from '../schemas/zCreateSubmittalRevisionRequest.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateSubmittalRevisionData, CreateSubmittalRevisionErrors, CreateSubmittalRevisionResponses } from '../types.gen';

export const zCreateSubmittalRevisionBody = zCreateSubmittalRevisionRequest;

export const zCreateSubmittalRevisionPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created revision.
 */
export const zCreateSubmittalRevisionResponse = zSubmittalResult;

/**
 * Create the next revision
 *
 * Requires a submittal that was closed as revise_and_resubmit or rejected. Creates a draft with the same number and
 * reviewers. The former revision stays closed.
 *
 */
export const createSubmittalRevision = <ThrowOnError extends boolean = false>(options: Options<CreateSubmittalRevisionData, ThrowOnError>): RequestResult<CreateSubmittalRevisionResponses, CreateSubmittalRevisionErrors, ThrowOnError> => (options.client ?? client).post<CreateSubmittalRevisionResponses, CreateSubmittalRevisionErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSubmittalRevisionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/revisions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
