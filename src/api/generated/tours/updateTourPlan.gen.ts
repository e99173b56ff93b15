// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import { zUpdateTourPlanRequest } from '../schemas/zUpdateTourPlanRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateTourPlanData, UpdateTourPlanErrors, UpdateTourPlanResponses } from '../types.gen';

export const zUpdateTourPlanBody = zUpdateTourPlanRequest;

export const zUpdateTourPlanPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated tour.
 */
export const zUpdateTourPlanResponse = zTourResult;

/**
 * Set the plan of a tour
 *
 * Sets the picture of the plan on which scenes are placed. The places stay when another picture replaces it.
 *
 */
export const updateTourPlan = <ThrowOnError extends boolean = false>(options: Options<UpdateTourPlanData, ThrowOnError>): RequestResult<UpdateTourPlanResponses, UpdateTourPlanErrors, ThrowOnError> => (options.client ?? client).put<UpdateTourPlanResponses, UpdateTourPlanErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateTourPlanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/plan',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
