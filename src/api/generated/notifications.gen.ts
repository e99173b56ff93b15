// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zNotificationPreferencesResult } from './schemas/notifications.gen';
import type { Options } from './sdk.gen';
import type { GetNotificationPreferencesData, GetNotificationPreferencesError, GetNotificationPreferencesErrors, GetNotificationPreferencesResponse, GetNotificationPreferencesResponses, UpdateNotificationOptOutData, UpdateNotificationOptOutErrors, UpdateNotificationOptOutResponses, UpdateNotificationPreferencesData, UpdateNotificationPreferencesErrors, UpdateNotificationPreferencesResponses } from './types.gen';

/**
 * The preferences.
 */
export const zGetNotificationPreferencesResponse = zNotificationPreferencesResult;

/**
 * The updated preferences.
 */
export const zUpdateNotificationPreferencesResponse = zNotificationPreferencesResult;

/**
 * The updated preferences.
 */
export const zUpdateNotificationOptOutResponse = zNotificationPreferencesResult;

/**
 * Get the notification preferences of the signed-in user
 *
 * Returns the defaults if the user never saved preferences: those of the template of the first project that the user
 * joined, otherwise those of the host.
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

/**
 * Save the notification preferences of the signed-in user
 *
 * Replaces all items. The frequency `various` is refused like any other value that is not in the list. An opt-out
 * stays unchanged.
 *
 */
export const updateNotificationPreferences = <ThrowOnError extends boolean = false>(options: Options<UpdateNotificationPreferencesData, ThrowOnError>): RequestResult<UpdateNotificationPreferencesResponses, UpdateNotificationPreferencesErrors, ThrowOnError> => (options.client ?? client).put<UpdateNotificationPreferencesResponses, UpdateNotificationPreferencesErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateNotificationPreferencesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notification-preferences',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Opt out of all notifications, or opt in again
 *
 * The items stay unchanged and apply again after opting in.
 *
 */
export const updateNotificationOptOut = <ThrowOnError extends boolean = false>(options: Options<UpdateNotificationOptOutData, ThrowOnError>): RequestResult<UpdateNotificationOptOutResponses, UpdateNotificationOptOutErrors, ThrowOnError> => (options.client ?? client).put<UpdateNotificationOptOutResponses, UpdateNotificationOptOutErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateNotificationOptOutResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notification-preferences/opt-out',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getNotificationPreferencesQueryKey = (options?: Options<GetNotificationPreferencesData>) => createQueryKey('getNotificationPreferences', options, false, ['notifications']);

/**
 * Get the notification preferences of the signed-in user
 *
 * Returns the defaults if the user never saved preferences: those of the template of the first project that the user
 * joined, otherwise those of the host.
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
