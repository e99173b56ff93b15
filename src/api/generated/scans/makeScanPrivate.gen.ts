// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { MakeScanPrivateData, MakeScanPrivateErrors, MakeScanPrivateResponses } from '../types.gen';

export const zMakeScanPrivatePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    scanId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The scan, now private.
 */
export const zMakeScanPrivateResponse = zSuccess;

/**
 * Make a scan private
 *
 * Repeating the call succeeds.
 *
 */
export const makeScanPrivate = <ThrowOnError extends boolean = false>(options: Options<MakeScanPrivateData, ThrowOnError>): RequestResult<MakeScanPrivateResponses, MakeScanPrivateErrors, ThrowOnError> => (options.client ?? client).post<MakeScanPrivateResponses, MakeScanPrivateErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeScanPrivateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/make-private',
    ...options
});
