// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteRfiData, DeleteRfiErrors, DeleteRfiResponses } from '../types.gen';

export const zDeleteRfiPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zDeleteRfiQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * Deleted.
 */
export const zDeleteRfiResponse = zSuccess;

/**
 * Delete an RFI
 *
 * Its number is never assigned again.
 *
 */
export const deleteRfi = <ThrowOnError extends boolean = false>(options: Options<DeleteRfiData, ThrowOnError>): RequestResult<DeleteRfiResponses, DeleteRfiErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRfiResponses, DeleteRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}',
    ...options
});
