// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zBulkUpdateNotificationsResult, zNotificationCountsResult, zNotificationDefaultsResult, zNotificationListResult, zNotificationPreferencesResult } from './schemas/notifications.gen';
import type { Options } from './sdk.gen';
import type { BulkUpdateNotificationsData, BulkUpdateNotificationsErrors, BulkUpdateNotificationsResponses, GetNotificationCountsData, GetNotificationCountsError, GetNotificationCountsErrors, GetNotificationCountsResponse, GetNotificationCountsResponses, GetNotificationDefaultsData, GetNotificationDefaultsError, GetNotificationDefaultsErrors, GetNotificationDefaultsResponse, GetNotificationDefaultsResponses, GetNotificationPreferencesData, GetNotificationPreferencesError, GetNotificationPreferencesErrors, GetNotificationPreferencesResponse, GetNotificationPreferencesResponses, ListNotificationsData, ListNotificationsError, ListNotificationsErrors, ListNotificationsResponse, ListNotificationsResponses, MakeNotificationsReadData, MakeNotificationsReadErrors, MakeNotificationsReadResponses, MakeRecordNotificationsReadData, MakeRecordNotificationsReadErrors, MakeRecordNotificationsReadResponses, UpdateNotificationDefaultsData, UpdateNotificationDefaultsErrors, UpdateNotificationDefaultsResponses, UpdateNotificationOptOutData, UpdateNotificationOptOutErrors, UpdateNotificationOptOutResponses, UpdateNotificationPreferencesData, UpdateNotificationPreferencesErrors, UpdateNotificationPreferencesResponses, UpdateNotificationTimesData, UpdateNotificationTimesErrors, UpdateNotificationTimesResponses } from './types.gen';

/**
 * A page of notifications.
 */
export const zListNotificationsResponse = zNotificationListResult;

/**
 * The counts.
 */
export const zGetNotificationCountsResponse = zNotificationCountsResult;

/**
 * The notifications and the counts.
 */
export const zBulkUpdateNotificationsResponse = zBulkUpdateNotificationsResult;

/**
 * The counts afterwards.
 */
export const zMakeNotificationsReadResponse = zNotificationCountsResult;

/**
 * The counts afterwards.
 */
export const zMakeRecordNotificationsReadResponse = zNotificationCountsResult;

/**
 * The defaults.
 */
export const zGetNotificationDefaultsResponse = zNotificationDefaultsResult;

/**
 * The updated defaults.
 */
export const zUpdateNotificationDefaultsResponse = zNotificationDefaultsResult;

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
 * The updated preferences.
 */
export const zUpdateNotificationTimesResponse = zNotificationPreferencesResult;

/**
 * List what concerns the signed-in user
 *
 * Returns a page, newest first. The guide 'Notifications' says who is told of what. An opt-out and a frequency of `none` end
 * emails and push messages, and never this list. Somebody who looks as another person sees none.
 *
 */
export const listNotifications = <ThrowOnError extends boolean = false>(options?: Options<ListNotificationsData, ThrowOnError>): RequestResult<ListNotificationsResponses, ListNotificationsErrors, ThrowOnError> => (options?.client ?? client).get<ListNotificationsResponses, ListNotificationsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListNotificationsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notifications',
    ...options
});

/**
 * Get the number of unread notifications
 *
 * The numbers of the bell in the top bar.
 */
export const getNotificationCounts = <ThrowOnError extends boolean = false>(options?: Options<GetNotificationCountsData, ThrowOnError>): RequestResult<GetNotificationCountsResponses, GetNotificationCountsErrors, ThrowOnError> => (options?.client ?? client).get<GetNotificationCountsResponses, GetNotificationCountsErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetNotificationCountsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notifications/counts',
    ...options
});

/**
 * Read, finish, snooze or mute notifications
 *
 * One step for one or more notifications of the caller, such as all of one record. Repeating it changes nothing.
 *
 */
export const bulkUpdateNotifications = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateNotificationsData, ThrowOnError>): RequestResult<BulkUpdateNotificationsResponses, BulkUpdateNotificationsErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateNotificationsResponses, BulkUpdateNotificationsErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateNotificationsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notifications/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark all notifications as read
 *
 * Marks what is open, of one box or of both.
 */
export const makeNotificationsRead = <ThrowOnError extends boolean = false>(options: Options<MakeNotificationsReadData, ThrowOnError>): RequestResult<MakeNotificationsReadResponses, MakeNotificationsReadErrors, ThrowOnError> => (options.client ?? client).post<MakeNotificationsReadResponses, MakeNotificationsReadErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeNotificationsReadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notifications/read',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark the notifications about a record as read
 *
 * A client calls this when the person has the record in front of them, whichever way they came: by a link, a list or another
 * tab. It marks what is open and about the record. A record that does not exist, or that the person does not see, changes
 * nothing.
 *
 */
export const makeRecordNotificationsRead = <ThrowOnError extends boolean = false>(options: Options<MakeRecordNotificationsReadData, ThrowOnError>): RequestResult<MakeRecordNotificationsReadResponses, MakeRecordNotificationsReadErrors, ThrowOnError> => (options.client ?? client).post<MakeRecordNotificationsReadResponses, MakeRecordNotificationsReadErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeRecordNotificationsReadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notifications/seen',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the notification defaults of a project
 *
 * What applies in the project to people who never saved preferences, and what is locked on. A new project has those of
 * its template.
 *
 */
export const getNotificationDefaults = <ThrowOnError extends boolean = false>(options: Options<GetNotificationDefaultsData, ThrowOnError>): RequestResult<GetNotificationDefaultsResponses, GetNotificationDefaultsErrors, ThrowOnError> => (options.client ?? client).get<GetNotificationDefaultsResponses, GetNotificationDefaultsErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetNotificationDefaultsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/notification-defaults',
    ...options
});

/**
 * Save the notification defaults of a project
 *
 * Replaces all items. Only items that ask for action can be locked, and a locked one is on. A lock applies to every member
 * at once, also to those who have saved preferences. The template stays as it is.
 *
 */
export const updateNotificationDefaults = <ThrowOnError extends boolean = false>(options: Options<UpdateNotificationDefaultsData, ThrowOnError>): RequestResult<UpdateNotificationDefaultsResponses, UpdateNotificationDefaultsErrors, ThrowOnError> => (options.client ?? client).put<UpdateNotificationDefaultsResponses, UpdateNotificationDefaultsErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateNotificationDefaultsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/notification-defaults',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the notification preferences of the signed-in user
 *
 * Returns defaults if the user never saved items: those of a project that the user has joined, which `defaultsOf` names,
 * otherwise those of the host.
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
 * Replaces all items. The frequency `various` is refused like any other value that is not in the list, and so is an item
 * that an administrator has locked on and the request switches off. An opt-out and the times stay unchanged.
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
 * Ends emails and push messages. `listNotifications` stays. The items stay unchanged and apply again after opting in.
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

/**
 * Save when emails and push messages come
 *
 * Quiet hours hold back emails and push messages until they are over. They may go past midnight.
 *
 */
export const updateNotificationTimes = <ThrowOnError extends boolean = false>(options: Options<UpdateNotificationTimesData, ThrowOnError>): RequestResult<UpdateNotificationTimesResponses, UpdateNotificationTimesErrors, ThrowOnError> => (options.client ?? client).put<UpdateNotificationTimesResponses, UpdateNotificationTimesErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateNotificationTimesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notification-preferences/times',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listNotificationsQueryKey = (options?: Options<ListNotificationsData>) => createQueryKey('listNotifications', options, false, ['notifications']);

/**
 * List what concerns the signed-in user
 *
 * Returns a page, newest first. The guide 'Notifications' says who is told of what. An opt-out and a frequency of `none` end
 * emails and push messages, and never this list. Somebody who looks as another person sees none.
 *
 */
export const listNotificationsOptions = (options?: Options<ListNotificationsData>) => queryOptions<ListNotificationsResponse, ListNotificationsError, ListNotificationsResponse, ReturnType<typeof listNotificationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listNotifications({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listNotificationsQueryKey(options)
});

export const listNotificationsInfiniteQueryKey = (options?: Options<ListNotificationsData>): QueryKey<Options<ListNotificationsData>> => createQueryKey('listNotifications', options, true, ['notifications']);

/**
 * List what concerns the signed-in user
 *
 * Returns a page, newest first. The guide 'Notifications' says who is told of what. An opt-out and a frequency of `none` end
 * emails and push messages, and never this list. Somebody who looks as another person sees none.
 *
 */
export const listNotificationsInfiniteOptions = (options?: Options<ListNotificationsData>) => {
    const opts = infiniteQueryOptions<ListNotificationsResponse, ListNotificationsError, InfiniteData<ListNotificationsResponse>, QueryKey<Options<ListNotificationsData>>, string | Pick<QueryKey<Options<ListNotificationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListNotificationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listNotifications({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listNotificationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getNotificationCountsQueryKey = (options?: Options<GetNotificationCountsData>) => createQueryKey('getNotificationCounts', options, false, ['notifications']);

/**
 * Get the number of unread notifications
 *
 * The numbers of the bell in the top bar.
 */
export const getNotificationCountsOptions = (options?: Options<GetNotificationCountsData>) => queryOptions<GetNotificationCountsResponse, GetNotificationCountsError, GetNotificationCountsResponse, ReturnType<typeof getNotificationCountsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getNotificationCounts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getNotificationCountsQueryKey(options)
});

export const getNotificationDefaultsQueryKey = (options: Options<GetNotificationDefaultsData>) => createQueryKey('getNotificationDefaults', options, false, ['notifications']);

/**
 * Get the notification defaults of a project
 *
 * What applies in the project to people who never saved preferences, and what is locked on. A new project has those of
 * its template.
 *
 */
export const getNotificationDefaultsOptions = (options: Options<GetNotificationDefaultsData>) => queryOptions<GetNotificationDefaultsResponse, GetNotificationDefaultsError, GetNotificationDefaultsResponse, ReturnType<typeof getNotificationDefaultsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getNotificationDefaults({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getNotificationDefaultsQueryKey(options)
});

export const getNotificationPreferencesQueryKey = (options?: Options<GetNotificationPreferencesData>) => createQueryKey('getNotificationPreferences', options, false, ['notifications']);

/**
 * Get the notification preferences of the signed-in user
 *
 * Returns defaults if the user never saved items: those of a project that the user has joined, which `defaultsOf` names,
 * otherwise those of the host.
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
