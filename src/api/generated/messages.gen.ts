// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zMessageAttachmentResult, zMessageListResult, zMessageResult, zMessageThreadListResult, zMessageThreadResult } from './schemas/messages.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddMessageAttachmentData, AddMessageAttachmentErrors, AddMessageAttachmentResponses, CreateMessageData, CreateMessageErrors, CreateMessageResponses, CreateMessageThreadData, CreateMessageThreadErrors, CreateMessageThreadResponses, DeleteMessageData, DeleteMessageErrors, DeleteMessageResponses, GetMessageThreadData, GetMessageThreadError, GetMessageThreadErrors, GetMessageThreadResponse, GetMessageThreadResponses, ListMessagesData, ListMessagesError, ListMessagesErrors, ListMessagesResponse, ListMessagesResponses, ListMessageThreadsData, ListMessageThreadsError, ListMessageThreadsErrors, ListMessageThreadsResponse, ListMessageThreadsResponses, RemoveMessageThreadMembershipData, RemoveMessageThreadMembershipErrors, RemoveMessageThreadMembershipResponses, UpdateMessageData, UpdateMessageErrors, UpdateMessagePinData, UpdateMessagePinErrors, UpdateMessagePinResponses, UpdateMessageReactionData, UpdateMessageReactionErrors, UpdateMessageReactionResponses, UpdateMessageResponses, UpdateMessageThreadData, UpdateMessageThreadErrors, UpdateMessageThreadResponses, UpdateMessageThreadStateData, UpdateMessageThreadStateErrors, UpdateMessageThreadStateResponses } from './types.gen';

/**
 * A page of threads.
 */
export const zListMessageThreadsResponse = zMessageThreadListResult;

/**
 * The thread.
 */
export const zCreateMessageThreadResponse = zMessageThreadResult;

/**
 * The thread.
 */
export const zGetMessageThreadResponse = zMessageThreadResult;

/**
 * The changed thread.
 */
export const zUpdateMessageThreadResponse = zMessageThreadResult;

/**
 * The thread.
 */
export const zUpdateMessageThreadStateResponse = zMessageThreadResult;

/**
 * Left.
 */
export const zRemoveMessageThreadMembershipResponse = zSuccess;

/**
 * A page of messages.
 */
export const zListMessagesResponse = zMessageListResult;

/**
 * The new message.
 */
export const zCreateMessageResponse = zMessageResult;

/**
 * What is left of the message.
 */
export const zDeleteMessageResponse = zMessageResult;

/**
 * The changed message.
 */
export const zUpdateMessageResponse = zMessageResult;

/**
 * The message.
 */
export const zUpdateMessageReactionResponse = zMessageResult;

/**
 * The message.
 */
export const zUpdateMessagePinResponse = zMessageResult;

/**
 * The file.
 */
export const zAddMessageAttachmentResponse = zMessageAttachmentResult;

/**
 * List the threads of the caller
 *
 * Returns the threads that the caller is a member of, the one with the latest message first. `unreadCount` counts the messages of
 * all of them that the caller has not read, as the project does.
 *
 */
export const listMessageThreads = <ThrowOnError extends boolean = false>(options: Options<ListMessageThreadsData, ThrowOnError>): RequestResult<ListMessageThreadsResponses, ListMessageThreadsErrors, ThrowOnError> => (options.client ?? client).get<ListMessageThreadsResponses, ListMessageThreadsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListMessageThreadsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads',
    ...options
});

/**
 * Start a thread
 *
 * A direct thread is with one other person. There is one for each two people: the answer is the one that exists, if they have
 * one already. A group has a title and members. A channel and announcements are for everybody who has messages in the
 * project, so they take no members.
 *
 */
export const createMessageThread = <ThrowOnError extends boolean = false>(options: Options<CreateMessageThreadData, ThrowOnError>): RequestResult<CreateMessageThreadResponses, CreateMessageThreadErrors, ThrowOnError> => (options.client ?? client).post<CreateMessageThreadResponses, CreateMessageThreadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateMessageThreadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a thread
 *
 * Returns the thread with its members, how far each of them has read, and its pinned messages.
 *
 */
export const getMessageThread = <ThrowOnError extends boolean = false>(options: Options<GetMessageThreadData, ThrowOnError>): RequestResult<GetMessageThreadResponses, GetMessageThreadErrors, ThrowOnError> => (options.client ?? client).get<GetMessageThreadResponses, GetMessageThreadErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetMessageThreadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}',
    ...options
});

/**
 * Rename a group or a channel, or change the members of a group
 *
 * Properties that are absent stay unchanged. `memberIds` replaces all members of a group.
 *
 */
export const updateMessageThread = <ThrowOnError extends boolean = false>(options: Options<UpdateMessageThreadData, ThrowOnError>): RequestResult<UpdateMessageThreadResponses, UpdateMessageThreadErrors, ThrowOnError> => (options.client ?? client).patch<UpdateMessageThreadResponses, UpdateMessageThreadErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateMessageThreadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change how the caller follows a thread
 *
 * What is absent stays unchanged. The state belongs to the caller alone, apart from `readUpTo`, which the other members see.
 * Messages of a muted thread do not count as unread in the project. A new message takes a thread out of the archive that is
 * not muted.
 *
 */
export const updateMessageThreadState = <ThrowOnError extends boolean = false>(options: Options<UpdateMessageThreadStateData, ThrowOnError>): RequestResult<UpdateMessageThreadStateResponses, UpdateMessageThreadStateErrors, ThrowOnError> => (options.client ?? client).patch<UpdateMessageThreadStateResponses, UpdateMessageThreadStateErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateMessageThreadStateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/state',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Leave a group
 *
 * The thread no longer exists for the caller. Nobody leaves a direct thread, a channel or announcements.
 *
 */
export const removeMessageThreadMembership = <ThrowOnError extends boolean = false>(options: Options<RemoveMessageThreadMembershipData, ThrowOnError>): RequestResult<RemoveMessageThreadMembershipResponses, RemoveMessageThreadMembershipErrors, ThrowOnError> => (options.client ?? client).delete<RemoveMessageThreadMembershipResponses, RemoveMessageThreadMembershipErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveMessageThreadMembershipResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/membership',
    ...options
});

/**
 * List the messages of a thread
 *
 * Returns messages in their order, from the position `from` on. Positions have no gaps, and a deleted message keeps its own, so a
 * client can open a thread anywhere and read in both directions.
 *
 */
export const listMessages = <ThrowOnError extends boolean = false>(options: Options<ListMessagesData, ThrowOnError>): RequestResult<ListMessagesResponses, ListMessagesErrors, ThrowOnError> => (options.client ?? client).get<ListMessagesResponses, ListMessagesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListMessagesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/messages',
    ...options
});

/**
 * Send a message
 *
 * Needs a text or an attachment. The files are attached to the thread before (`addMessageAttachment`). With an
 * `Idempotency-Key`, a message that is sent again is not doubled. The caller has read everything up to the new message.
 *
 */
export const createMessage = <ThrowOnError extends boolean = false>(options: Options<CreateMessageData, ThrowOnError>): RequestResult<CreateMessageResponses, CreateMessageErrors, ThrowOnError> => (options.client ?? client).post<CreateMessageResponses, CreateMessageErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateMessageResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/messages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a message
 *
 * Leaves a mark in its place, without text, files and reactions.
 *
 */
export const deleteMessage = <ThrowOnError extends boolean = false>(options: Options<DeleteMessageData, ThrowOnError>): RequestResult<DeleteMessageResponses, DeleteMessageErrors, ThrowOnError> => (options.client ?? client).delete<DeleteMessageResponses, DeleteMessageErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteMessageResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}',
    ...options
});

/**
 * Change the text of a message
 *
 * Permitted to the author for 5 minutes. The message is marked as edited.
 *
 */
export const updateMessage = <ThrowOnError extends boolean = false>(options: Options<UpdateMessageData, ThrowOnError>): RequestResult<UpdateMessageResponses, UpdateMessageErrors, ThrowOnError> => (options.client ?? client).patch<UpdateMessageResponses, UpdateMessageErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateMessageResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * React to a message
 *
 * Adds a reaction of the caller, or takes it away.
 *
 */
export const updateMessageReaction = <ThrowOnError extends boolean = false>(options: Options<UpdateMessageReactionData, ThrowOnError>): RequestResult<UpdateMessageReactionResponses, UpdateMessageReactionErrors, ThrowOnError> => (options.client ?? client).put<UpdateMessageReactionResponses, UpdateMessageReactionErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateMessageReactionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}/reaction',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pin a message to its thread
 *
 * A thread has at most 50 pinned messages: 409 `LIMIT_REACHED`.
 *
 */
export const updateMessagePin = <ThrowOnError extends boolean = false>(options: Options<UpdateMessagePinData, ThrowOnError>): RequestResult<UpdateMessagePinResponses, UpdateMessagePinErrors, ThrowOnError> => (options.client ?? client).put<UpdateMessagePinResponses, UpdateMessagePinErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateMessagePinResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}/pin',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add a file for a message
 *
 * The file waits for `createMessage`. A file that no message names within 24 hours is removed.
 *
 */
export const addMessageAttachment = <ThrowOnError extends boolean = false>(options: Options<AddMessageAttachmentData, ThrowOnError>): RequestResult<AddMessageAttachmentResponses, AddMessageAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AddMessageAttachmentResponses, AddMessageAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddMessageAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

export const listMessageThreadsQueryKey = (options: Options<ListMessageThreadsData>) => createQueryKey('listMessageThreads', options, false, ['messages']);

/**
 * List the threads of the caller
 *
 * Returns the threads that the caller is a member of, the one with the latest message first. `unreadCount` counts the messages of
 * all of them that the caller has not read, as the project does.
 *
 */
export const listMessageThreadsOptions = (options: Options<ListMessageThreadsData>) => queryOptions<ListMessageThreadsResponse, ListMessageThreadsError, ListMessageThreadsResponse, ReturnType<typeof listMessageThreadsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMessageThreads({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMessageThreadsQueryKey(options)
});

export const listMessageThreadsInfiniteQueryKey = (options: Options<ListMessageThreadsData>): QueryKey<Options<ListMessageThreadsData>> => createQueryKey('listMessageThreads', options, true, ['messages']);

/**
 * List the threads of the caller
 *
 * Returns the threads that the caller is a member of, the one with the latest message first. `unreadCount` counts the messages of
 * all of them that the caller has not read, as the project does.
 *
 */
export const listMessageThreadsInfiniteOptions = (options: Options<ListMessageThreadsData>) => {
    const opts = infiniteQueryOptions<ListMessageThreadsResponse, ListMessageThreadsError, InfiniteData<ListMessageThreadsResponse>, QueryKey<Options<ListMessageThreadsData>>, string | Pick<QueryKey<Options<ListMessageThreadsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMessageThreadsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMessageThreads({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMessageThreadsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getMessageThreadQueryKey = (options: Options<GetMessageThreadData>) => createQueryKey('getMessageThread', options, false, ['messages']);

/**
 * Get a thread
 *
 * Returns the thread with its members, how far each of them has read, and its pinned messages.
 *
 */
export const getMessageThreadOptions = (options: Options<GetMessageThreadData>) => queryOptions<GetMessageThreadResponse, GetMessageThreadError, GetMessageThreadResponse, ReturnType<typeof getMessageThreadQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMessageThread({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMessageThreadQueryKey(options)
});

export const listMessagesQueryKey = (options: Options<ListMessagesData>) => createQueryKey('listMessages', options, false, ['messages']);

/**
 * List the messages of a thread
 *
 * Returns messages in their order, from the position `from` on. Positions have no gaps, and a deleted message keeps its own, so a
 * client can open a thread anywhere and read in both directions.
 *
 */
export const listMessagesOptions = (options: Options<ListMessagesData>) => queryOptions<ListMessagesResponse, ListMessagesError, ListMessagesResponse, ReturnType<typeof listMessagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMessages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMessagesQueryKey(options)
});

export const listMessagesInfiniteQueryKey = (options: Options<ListMessagesData>): QueryKey<Options<ListMessagesData>> => createQueryKey('listMessages', options, true, ['messages']);

/**
 * List the messages of a thread
 *
 * Returns messages in their order, from the position `from` on. Positions have no gaps, and a deleted message keeps its own, so a
 * client can open a thread anywhere and read in both directions.
 *
 */
export const listMessagesInfiniteOptions = (options: Options<ListMessagesData>) => {
    const opts = infiniteQueryOptions<ListMessagesResponse, ListMessagesError, InfiniteData<ListMessagesResponse>, QueryKey<Options<ListMessagesData>>, string | Pick<QueryKey<Options<ListMessagesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMessagesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMessages({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMessagesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
