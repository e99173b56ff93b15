// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateSubmittalRequest } from '../schemas/zCreateSubmittalRequest.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateSubmittalData, CreateSubmittalErrors, CreateSubmittalResponses } from '../types.gen';

export const zCreateSubmittalBody = zCreateSubmittalRequest;

export const zCreateSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created record.
 */
export const zCreateSubmittalResponse = zSubmittalResult;

/**
 * Create a submittal
 *
 * The submittal starts as a draft. It gets its number when it is first opened; the part after the dot is the
 * revision.
 *
 */
export const createSubmittal = <ThrowOnError extends boolean = false>(options: Options<CreateSubmittalData, ThrowOnError>): RequestResult<CreateSubmittalResponses, CreateSubmittalErrors, ThrowOnError> => (options.client ?? client).post<CreateSubmittalResponses, CreateSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
