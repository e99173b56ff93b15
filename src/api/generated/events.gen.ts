// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import type { RequestResult, ServerSentEventsResult } from './client';
import { client } from './client.gen';
import { zPresenceResult, zStreamEvent } from './schemas/events.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { DeletePresenceData, DeletePresenceErrors, DeletePresenceResponses, ListPresenceData, ListPresenceError, ListPresenceErrors, ListPresenceResponse, ListPresenceResponses, OpenEventStreamData, OpenEventStreamErrors, OpenEventStreamResponse, OpenEventStreamResponses, UpdatePresenceData, UpdatePresenceErrors, UpdatePresenceResponses } from './types.gen';

/**
 * The events, one after the other. The schema is that of the `data` of each. The stream stays open until the client
 * closes it, the caller's session or access token ends, or the time in `wait` is over.
 *
 */
export const zOpenEventStreamResponse = zStreamEvent;

/**
 * The people.
 */
export const zListPresenceResponse = zPresenceResult;

/**
 * Done.
 */
export const zDeletePresenceResponse = zSuccess;

/**
 * The other people who have the record open.
 */
export const zUpdatePresenceResponse = zPresenceResult;

/**
 * Open the stream of events
 *
 * Sends what other people change while the caller looks, as server-sent events (HTML standard, section 9.2). There is one
 * stream for each person, with the events of all of their projects. It carries ids and versions only: the client reads
 * the data with the ordinary calls. An event about something that the caller may not see is never sent.
 *
 * A session has at most 10 streams open; one more fails with RATE_LIMITED. With `wait=0`, nothing stays open, so it never does.
 *
 * The guide 'Live updates' describes the order of events, the replay window, and what a host has to bear.
 *
 */
export const openEventStream = <ThrowOnError extends boolean = false>(options?: Options<OpenEventStreamData, ThrowOnError, OpenEventStreamResponse>): Promise<ServerSentEventsResult<OpenEventStreamResponses>> => (options?.client ?? client).sse.get<OpenEventStreamResponses, OpenEventStreamErrors, ThrowOnError>({
    responseValidator: async (data) => await zOpenEventStreamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/events',
    ...options
});

/**
 * List who has a record open
 *
 * Returns the people who have the record open now. A caller who may not see the record gets 404.
 *
 */
export const listPresence = <ThrowOnError extends boolean = false>(options: Options<ListPresenceData, ThrowOnError>): RequestResult<ListPresenceResponses, ListPresenceErrors, ThrowOnError> => (options.client ?? client).get<ListPresenceResponses, ListPresenceErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPresenceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/presence',
    ...options
});

/**
 * Say that a client no longer shows its record
 *
 * Succeeds also if the host has forgotten the client already.
 *
 */
export const deletePresence = <ThrowOnError extends boolean = false>(options: Options<DeletePresenceData, ThrowOnError>): RequestResult<DeletePresenceResponses, DeletePresenceErrors, ThrowOnError> => (options.client ?? client).delete<DeletePresenceResponses, DeletePresenceErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePresenceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/presence/{clientId}',
    ...options
});

/**
 * Say which record a client shows
 *
 * Tells the others who may see the record that the caller looks at it, or writes in it. The client repeats the call while
 * the record is open, because the host forgets it after `expiresInSeconds`. A client has one record open at a time. A
 * caller who may not see the record gets 404.
 *
 */
export const updatePresence = <ThrowOnError extends boolean = false>(options: Options<UpdatePresenceData, ThrowOnError>): RequestResult<UpdatePresenceResponses, UpdatePresenceErrors, ThrowOnError> => (options.client ?? client).put<UpdatePresenceResponses, UpdatePresenceErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePresenceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/presence/{clientId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listPresenceQueryKey = (options: Options<ListPresenceData>) => createQueryKey('listPresence', options, false, ['events']);

/**
 * List who has a record open
 *
 * Returns the people who have the record open now. A caller who may not see the record gets 404.
 *
 */
export const listPresenceOptions = (options: Options<ListPresenceData>) => queryOptions<ListPresenceResponse, ListPresenceError, ListPresenceResponse, ReturnType<typeof listPresenceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPresence({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPresenceQueryKey(options)
});
