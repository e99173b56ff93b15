// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zReviewSubmittalRequest } from '../schemas/zReviewSubmittalRequest.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { ReviewSubmittalData, ReviewSubmittalErrors, ReviewSubmittalResponses } from '../types.gen';

export const zReviewSubmittalBody = zReviewSubmittalRequest;

export const zReviewSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The submittal with the new review.
 */
export const zReviewSubmittalResponse = zSubmittalResult;

/**
 * Review a submittal
 *
 * Records the answer of a reviewer of the current step. The step ends when all its reviewers have answered, or any
 * one if it says so. After the last step, the submittal goes to its manager.
 *
 */
export const reviewSubmittal = <ThrowOnError extends boolean = false>(options: Options<ReviewSubmittalData, ThrowOnError>): RequestResult<ReviewSubmittalResponses, ReviewSubmittalErrors, ThrowOnError> => (options.client ?? client).post<ReviewSubmittalResponses, ReviewSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zReviewSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/reviews',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
