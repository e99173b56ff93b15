// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProfileResult } from '../schemas/zProfileResult.gen';
import type { Options } from '../sdk.gen';
import type { GetProfileData, GetProfileError, GetProfileErrors, GetProfileResponse, GetProfileResponses } from '../types.gen';

/**
 * The profile.
 */
export const zGetProfileResponse = zProfileResult;

/**
 * Get your profile
 *
 * Returns what the portal stores about the signed-in user and what the user sets.
 *
 */
export const getProfile = <ThrowOnError extends boolean = false>(options?: Options<GetProfileData, ThrowOnError>): RequestResult<GetProfileResponses, GetProfileErrors, ThrowOnError> => (options?.client ?? client).get<GetProfileResponses, GetProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile',
    ...options
});

export const getProfileQueryKey = (options?: Options<GetProfileData>) => createQueryKey('getProfile', options, false, ['profile']);

/**
 * Get your profile
 *
 * Returns what the portal stores about the signed-in user and what the user sets.
 *
 */
export const getProfileOptions = (options?: Options<GetProfileData>) => queryOptions<GetProfileResponse, GetProfileError, GetProfileResponse, ReturnType<typeof getProfileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProfile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProfileQueryKey(options)
});
