// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zAccountResult, zAccountSettingsResult } from './schemas/account.gen';
import { zAccountApiTokenListResult } from './schemas/api-tokens.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { DeleteAccountApiTokenData, DeleteAccountApiTokenErrors, DeleteAccountApiTokenResponses, DeleteAccountLogoData, DeleteAccountLogoErrors, DeleteAccountLogoResponses, GetAccountData, GetAccountError, GetAccountErrors, GetAccountResponse, GetAccountResponses, GetAccountSettingsData, GetAccountSettingsError, GetAccountSettingsErrors, GetAccountSettingsResponse, GetAccountSettingsResponses, ListAccountApiTokensData, ListAccountApiTokensError, ListAccountApiTokensErrors, ListAccountApiTokensResponse, ListAccountApiTokensResponses, UpdateAccountLogoData, UpdateAccountLogoErrors, UpdateAccountLogoResponses, UpdateAccountSettingsData, UpdateAccountSettingsErrors, UpdateAccountSettingsResponses } from './types.gen';

/**
 * The account.
 */
export const zGetAccountResponse = zAccountResult;

/**
 * The settings.
 */
export const zGetAccountSettingsResponse = zAccountSettingsResult;

/**
 * The updated settings.
 */
export const zUpdateAccountSettingsResponse = zAccountSettingsResult;

/**
 * The updated settings.
 */
export const zDeleteAccountLogoResponse = zAccountSettingsResult;

/**
 * The updated settings.
 */
export const zUpdateAccountLogoResponse = zAccountSettingsResult;

/**
 * The tokens.
 */
export const zListAccountApiTokensResponse = zAccountApiTokenListResult;

/**
 * Done.
 */
export const zDeleteAccountApiTokenResponse = zSuccess;

/**
 * Get the account
 *
 * Returns the account of the signed-in user as everybody in it sees it, and what the user may do in it.
 *
 */
export const getAccount = <ThrowOnError extends boolean = false>(options?: Options<GetAccountData, ThrowOnError>): RequestResult<GetAccountResponses, GetAccountErrors, ThrowOnError> => (options?.client ?? client).get<GetAccountResponses, GetAccountErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetAccountResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account',
    ...options
});

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

/**
 * Update the settings of the account
 *
 * Properties that are absent stay unchanged, those in `clear` become null. Rules hold from the next call on: `sessionIdleMinutes`
 * and `sessionMaxDays` also end sessions that exist, and `passwordMinLength` is about new passwords only. A violation of a rule
 * that a person can mend is 422 with the code `account_rule` and a sentence for people in its `detail`.
 *
 */
export const updateAccountSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateAccountSettingsData, ThrowOnError>): RequestResult<UpdateAccountSettingsResponses, UpdateAccountSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateAccountSettingsResponses, UpdateAccountSettingsErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateAccountSettingsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove the logo of the account
 *
 * The mark of the portal takes its place. Also succeeds without a logo.
 *
 */
export const deleteAccountLogo = <ThrowOnError extends boolean = false>(options?: Options<DeleteAccountLogoData, ThrowOnError>): RequestResult<DeleteAccountLogoResponses, DeleteAccountLogoErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteAccountLogoResponses, DeleteAccountLogoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteAccountLogoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/logo',
    ...options
});

/**
 * Set the logo of the account
 *
 * Replaces the logo. The top bar and the public pages show it at a height of 28 pixels on a dark bar. SVG is refused, because
 * it can contain scripts. A new logo has a new address. The version of the settings stays.
 *
 */
export const updateAccountLogo = <ThrowOnError extends boolean = false>(options: Options<UpdateAccountLogoData, ThrowOnError>): RequestResult<UpdateAccountLogoResponses, UpdateAccountLogoErrors, ThrowOnError> => (options.client ?? client).put<UpdateAccountLogoResponses, UpdateAccountLogoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateAccountLogoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/logo',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * List the API tokens of the account
 *
 * The tokens of everybody, newest first, with their owners.
 *
 */
export const listAccountApiTokens = <ThrowOnError extends boolean = false>(options?: Options<ListAccountApiTokensData, ThrowOnError>): RequestResult<ListAccountApiTokensResponses, ListAccountApiTokensErrors, ThrowOnError> => (options?.client ?? client).get<ListAccountApiTokensResponses, ListAccountApiTokensErrors, ThrowOnError>({
    responseValidator: async (data) => await zListAccountApiTokensResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/api-tokens',
    ...options
});

/**
 * Revoke an API token of anybody
 *
 * The next call of the program is refused with 401. This cannot be undone.
 *
 */
export const deleteAccountApiToken = <ThrowOnError extends boolean = false>(options: Options<DeleteAccountApiTokenData, ThrowOnError>): RequestResult<DeleteAccountApiTokenResponses, DeleteAccountApiTokenErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAccountApiTokenResponses, DeleteAccountApiTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteAccountApiTokenResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/api-tokens/{apiTokenId}',
    ...options
});

export const getAccountQueryKey = (options?: Options<GetAccountData>) => createQueryKey('getAccount', options, false, ['account']);

/**
 * Get the account
 *
 * Returns the account of the signed-in user as everybody in it sees it, and what the user may do in it.
 *
 */
export const getAccountOptions = (options?: Options<GetAccountData>) => queryOptions<GetAccountResponse, GetAccountError, GetAccountResponse, ReturnType<typeof getAccountQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccount({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccountQueryKey(options)
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

export const listAccountApiTokensQueryKey = (options?: Options<ListAccountApiTokensData>) => createQueryKey('listAccountApiTokens', options, false, ['account']);

/**
 * List the API tokens of the account
 *
 * The tokens of everybody, newest first, with their owners.
 *
 */
export const listAccountApiTokensOptions = (options?: Options<ListAccountApiTokensData>) => queryOptions<ListAccountApiTokensResponse, ListAccountApiTokensError, ListAccountApiTokensResponse, ReturnType<typeof listAccountApiTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAccountApiTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAccountApiTokensQueryKey(options)
});
