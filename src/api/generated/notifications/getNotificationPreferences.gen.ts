// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zNotificationPreferencesResult } from '../schemas/zNotificationPreferencesResult.gen';
import type { Options } from '../sdk.gen';
import type { GetNotificationPreferencesData, GetNotificationPreferencesError, GetNotificationPreferencesErrors, GetNotificationPreferencesResponse, GetNotificationPreferencesResponses } from '../types.gen';

/**
 * The preferences.
 */
export const zGetNotificationPreferencesResponse = zNotificationPreferencesResult;

/**
 * Get the notification preferences of the signed-in user
 *
 * Returns the defaults if the user never saved preferences.
 *
 */
export const getNotificationPreferences = <ThrowOnError extends boolean = false>(options?: Options<GetNotificationPreferencesData, ThrowOnError>): RequestResult<GetNotificationPreferencesResponses, GetNotificationPreferencesErrors, ThrowOnError> => (options?.client ?? client).get<GetNotificationPreferencesResponses, GetNotificationPreferencesErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetNotificationPreferencesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notification-preferences',
    ...options
});

export const getNotificationPreferencesQueryKey = (options?: Options<GetNotificationPreferencesData>) => createQueryKey('getNotificationPreferences', options, false, ['notifications']);

/**
 * Get the notification preferences of the signed-in user
 *
 * Returns the defaults if the user never saved preferences.
 *
 */
export const getNotificationPreferencesOptions = (options?: Options<GetNotificationPreferencesData>) => queryOptions<GetNotificationPreferencesResponse, GetNotificationPreferencesError, GetNotificationPreferencesResponse, ReturnType<typeof getNotificationPreferencesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getNotificationPreferences({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getNotificationPreferencesQueryKey(options)
});
