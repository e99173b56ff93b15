// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateRfiRequest } from '../schemas/zCreateRfiRequest.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateRfiData, CreateRfiErrors, CreateRfiResponses } from '../types.gen';

export const zCreateRfiBody = zCreateRfiRequest;

export const zCreateRfiPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created record.
 */
export const zCreateRfiResponse = zRfiResult;

/**
 * Create an RFI
 *
 * The record starts as a draft, or as open if the caller may open it and all required fields are filled in. It gets
 * its number when it is first opened. Without a due date, it is due in seven working days.
 *
 */
export const createRfi = <ThrowOnError extends boolean = false>(options: Options<CreateRfiData, ThrowOnError>): RequestResult<CreateRfiResponses, CreateRfiErrors, ThrowOnError> => (options.client ?? client).post<CreateRfiResponses, CreateRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
