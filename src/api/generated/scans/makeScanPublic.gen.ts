// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zDone } from '../schemas/zDone.gen';
import type { Options } from '../sdk.gen';
import type { MakeScanPublicData, MakeScanPublicErrors, MakeScanPublicResponses } from '../types.gen';

export const zMakeScanPublicResponse = z.union([
    zDone,
    z.void()
]);

/**
 * Make a scan public
 *
 * Repeating the call succeeds. A scan can be made public only if its processing is `ready`.
 *
 */
export const makeScanPublic = <ThrowOnError extends boolean = false>(options: Options<MakeScanPublicData, ThrowOnError>): RequestResult<MakeScanPublicResponses, MakeScanPublicErrors, ThrowOnError> => (options.client ?? client).post<MakeScanPublicResponses, MakeScanPublicErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeScanPublicResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/make-public',
    ...options
});
