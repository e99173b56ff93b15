// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreatePunchItemRequest } from '../schemas/zCreatePunchItemRequest.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import type { Options } from '../sdk.gen';
import type { CreatePunchItemData, CreatePunchItemErrors, CreatePunchItemResponses } from '../types.gen';

export const zCreatePunchItemBody = zCreatePunchItemRequest;

export const zCreatePunchItemPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created record.
 */
export const zCreatePunchItemResponse = zPunchItemResult;

/**
 * Create a punch item
 *
 * The record starts as a draft, or as open if the caller may open it and all required fields are filled in. It gets
 * its number when it is first opened.
 *
 */
export const createPunchItem = <ThrowOnError extends boolean = false>(options: Options<CreatePunchItemData, ThrowOnError>): RequestResult<CreatePunchItemResponses, CreatePunchItemErrors, ThrowOnError> => (options.client ?? client).post<CreatePunchItemResponses, CreatePunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
