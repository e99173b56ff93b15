// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zDone } from '../schemas/zDone.gen';
import type { Options } from '../sdk.gen';
import type { MakeScanPrivateData, MakeScanPrivateErrors, MakeScanPrivateResponses } from '../types.gen';

export const zMakeScanPrivateResponse = z.union([
    zDone,
    z.void()
]);

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
