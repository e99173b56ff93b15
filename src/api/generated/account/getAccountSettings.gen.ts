// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAccountSettingsResult } from '../schemas/account.gen';
import type { Options } from '../sdk.gen';
import type { GetAccountSettingsData, GetAccountSettingsError, GetAccountSettingsErrors, GetAccountSettingsResponse, GetAccountSettingsResponses } from '../types.gen';

/**
 * The settings.
 */
export const zGetAccountSettingsResponse = zAccountSettingsResult;

/**
 * Get the settings of the account
 *
 * Returns what account admins set for everybody: name and logo, the rules of sign-in, and defaults.
 *
 */
export const getAccountSettings = <ThrowOnError extends boolean = false>(options?: Options<GetAccountSettingsData, ThrowOnError>): RequestResult<GetAccountSettingsResponses, GetAccountSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetAccountSettingsResponses, GetAccountSettingsErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetAccountSettingsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/settings',
    ...options
});

export const getAccountSettingsQueryKey = (options?: Options<GetAccountSettingsData>) => createQueryKey('getAccountSettings', options, false, ['account']);

/**
 * Get the settings of the account
 *
 * Returns what account admins set for everybody: name and logo, the rules of sign-in, and defaults.
 *
 */
export const getAccountSettingsOptions = (options?: Options<GetAccountSettingsData>) => queryOptions<GetAccountSettingsResponse, GetAccountSettingsError, GetAccountSettingsResponse, ReturnType<typeof getAccountSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccountSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccountSettingsQueryKey(options)
});
