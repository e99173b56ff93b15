// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSecondFactorResult } from '../schemas/zSecondFactorResult.gen';
import type { Options } from '../sdk.gen';
import type { GetSecondFactorData, GetSecondFactorError, GetSecondFactorErrors, GetSecondFactorResponse, GetSecondFactorResponses } from '../types.gen';

/**
 * The second factor.
 */
export const zGetSecondFactorResponse = zSecondFactorResult;

/**
 * Get your second factor
 *
 * Tells whether the signed-in user has an authenticator app, and whether the account asks for a second factor. Secrets and codes
 * are never in it.
 *
 */
export const getSecondFactor = <ThrowOnError extends boolean = false>(options?: Options<GetSecondFactorData, ThrowOnError>): RequestResult<GetSecondFactorResponses, GetSecondFactorErrors, ThrowOnError> => (options?.client ?? client).get<GetSecondFactorResponses, GetSecondFactorErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetSecondFactorResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/second-factor',
    ...options
});

export const getSecondFactorQueryKey = (options?: Options<GetSecondFactorData>) => createQueryKey('getSecondFactor', options, false, ['profile']);

/**
 * Get your second factor
 *
 * Tells whether the signed-in user has an authenticator app, and whether the account asks for a second factor. Secrets and codes
 * are never in it.
 *
 */
export const getSecondFactorOptions = (options?: Options<GetSecondFactorData>) => queryOptions<GetSecondFactorResponse, GetSecondFactorError, GetSecondFactorResponse, ReturnType<typeof getSecondFactorQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSecondFactor({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSecondFactorQueryKey(options)
});
