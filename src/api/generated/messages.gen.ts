// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zExportableThreadListResult, zMessageAttachmentResult, zMessageHitListResult, zMessageListResult, zMessageResult, zMessageThreadListResult, zMessageThreadResult } from './schemas/messages.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddMessageAttachmentData, AddMessageAttachmentErrors, AddMessageAttachmentResponses, AddMessageRecordData, AddMessageRecordErrors, AddMessageRecordResponses, CreateMessageData, CreateMessageErrors, CreateMessageResponses, CreateMessageThreadData, CreateMessageThreadErrors, CreateMessageThreadResponses, DeleteMessageData, DeleteMessageErrors, DeleteMessageResponses, ExportMessageThreadData, ExportMessageThreadErrors, ExportMessageThreadResponses, GetMessageThreadData, GetMessageThreadError, GetMessageThreadErrors, GetMessageThreadResponse, GetMessageThreadResponses, ListExportableThreadsData, ListExportableThreadsError, ListExportableThreadsErrors, ListExportableThreadsResponse, ListExportableThreadsResponses, ListMessageHitsData, ListMessageHitsError, ListMessageHitsErrors, ListMessageHitsResponse, ListMessageHitsResponses, ListMessagesData, ListMessagesError, ListMessagesErrors, ListMessagesResponse, ListMessagesResponses, ListMessageThreadsData, ListMessageThreadsError, ListMessageThreadsErrors, ListMessageThreadsResponse, ListMessageThreadsResponses, RemoveMessageThreadMembershipData, RemoveMessageThreadMembershipErrors, RemoveMessageThreadMembershipResponses, UpdateMessageData, UpdateMessageErrors, UpdateMessagePinData, UpdateMessagePinErrors, UpdateMessagePinResponses, UpdateMessageReactionData, UpdateMessageReactionErrors, UpdateMessageReactionResponses, UpdateMessageResponses, UpdateMessageThreadData, UpdateMessageThreadErrors, UpdateMessageThreadResponses, UpdateMessageThreadStateData, UpdateMessageThreadStateErrors, UpdateMessageThreadStateResponses } from './types.gen';

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
 * The message.
 */
export const zAddMessageRecordResponse = zMessageResult;

/**
 * The file.
 */
export const zAddMessageAttachmentResponse = zMessageAttachmentResult;

/**
 * All messages in their order, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportMessageThreadResponse = z.string();

/**
 * A page of messages.
 */
export const zListMessageHitsResponse = zMessageHitListResult;

/**
 * A page of threads.
 */
export const zListExportableThreadsResponse = zExportableThreadListResult;

/**
 * List the threads of the caller
 *
 * Returns the threads that the caller is a member of, the one with the latest message first. A record without comments has
 * no thread in the list. `unreadCount` counts the messages of
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
 * project, so they take no members. The discussion of a record exists with the record, so the answer is that one: the record
 * has to be seen by the caller.
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
 * Needs a text or an attachment. In the discussion of a record, it adds a comment to the record (as `addRfiComment` does), which
 * has a text, a visibility and mentions of people and nothing else. The files are attached to the thread before (`addMessageAttachment`). With an
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
 * Link a message to what was made from it
 *
 * For a record or photo that somebody made from the message. It is one of the `records` of the message from now on, and the
 * message is found by it (`listMessageHits`). A link that exists already is not doubled. A message has at most 20 links: 409
 * `LIMIT_REACHED`.
 *
 */
export const addMessageRecord = <ThrowOnError extends boolean = false>(options: Options<AddMessageRecordData, ThrowOnError>): RequestResult<AddMessageRecordResponses, AddMessageRecordErrors, ThrowOnError> => (options.client ?? client).post<AddMessageRecordResponses, AddMessageRecordErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddMessageRecordResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}/records',
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

/**
 * Export a direct thread or a group as CSV
 *
 * For an administrator, who does not have to be a member. The export becomes a message of the thread (`event` is `exported`),
 * so that its members know of it, and an entry of the activity log, both with the reason. A host writes them before it answers.
 * Other kinds of threads do not exist for this call.
 *
 */
export const exportMessageThread = <ThrowOnError extends boolean = false>(options: Options<ExportMessageThreadData, ThrowOnError>): RequestResult<ExportMessageThreadResponses, ExportMessageThreadErrors, ThrowOnError> => (options.client ?? client).post<ExportMessageThreadResponses, ExportMessageThreadErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportMessageThreadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-threads/{threadId}/export',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Find messages in all threads of the caller
 *
 * Returns messages of the threads that the caller reads, the latest first: with the words `q`, or with a link to a record, or
 * both. Without any of them, it is empty. Deleted messages are not found.
 *
 */
export const listMessageHits = <ThrowOnError extends boolean = false>(options: Options<ListMessageHitsData, ThrowOnError>): RequestResult<ListMessageHitsResponses, ListMessageHitsErrors, ThrowOnError> => (options.client ?? client).get<ListMessageHitsResponses, ListMessageHitsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListMessageHitsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/message-hits',
    ...options
});

/**
 * List the direct threads and groups of a project
 *
 * For an export by an administrator, who does not read them: it says who writes to each other, and nothing of what they write.
 * The thread with the latest message is first.
 *
 */
export const listExportableThreads = <ThrowOnError extends boolean = false>(options: Options<ListExportableThreadsData, ThrowOnError>): RequestResult<ListExportableThreadsResponses, ListExportableThreadsErrors, ThrowOnError> => (options.client ?? client).get<ListExportableThreadsResponses, ListExportableThreadsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListExportableThreadsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/exportable-message-threads',
    ...options
});

export const listMessageThreadsQueryKey = (options: Options<ListMessageThreadsData>) => createQueryKey('listMessageThreads', options, false, ['messages']);

/**
 * List the threads of the caller
 *
 * Returns the threads that the caller is a member of, the one with the latest message first. A record without comments has
 * no thread in the list. `unreadCount` counts the messages of
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
 * Returns the threads that the caller is a member of, the one with the latest message first. A record without comments has
 * no thread in the list. `unreadCount` counts the messages of
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

export const listMessageHitsQueryKey = (options: Options<ListMessageHitsData>) => createQueryKey('listMessageHits', options, false, ['messages']);

/**
 * Find messages in all threads of the caller
 *
 * Returns messages of the threads that the caller reads, the latest first: with the words `q`, or with a link to a record, or
 * both. Without any of them, it is empty. Deleted messages are not found.
 *
 */
export const listMessageHitsOptions = (options: Options<ListMessageHitsData>) => queryOptions<ListMessageHitsResponse, ListMessageHitsError, ListMessageHitsResponse, ReturnType<typeof listMessageHitsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMessageHits({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMessageHitsQueryKey(options)
});

export const listMessageHitsInfiniteQueryKey = (options: Options<ListMessageHitsData>): QueryKey<Options<ListMessageHitsData>> => createQueryKey('listMessageHits', options, true, ['messages']);

/**
 * Find messages in all threads of the caller
 *
 * Returns messages of the threads that the caller reads, the latest first: with the words `q`, or with a link to a record, or
 * both. Without any of them, it is empty. Deleted messages are not found.
 *
 */
export const listMessageHitsInfiniteOptions = (options: Options<ListMessageHitsData>) => {
    const opts = infiniteQueryOptions<ListMessageHitsResponse, ListMessageHitsError, InfiniteData<ListMessageHitsResponse>, QueryKey<Options<ListMessageHitsData>>, string | Pick<QueryKey<Options<ListMessageHitsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMessageHitsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMessageHits({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMessageHitsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listExportableThreadsQueryKey = (options: Options<ListExportableThreadsData>) => createQueryKey('listExportableThreads', options, false, ['messages']);

/**
 * List the direct threads and groups of a project
 *
 * For an export by an administrator, who does not read them: it says who writes to each other, and nothing of what they write.
 * The thread with the latest message is first.
 *
 */
export const listExportableThreadsOptions = (options: Options<ListExportableThreadsData>) => queryOptions<ListExportableThreadsResponse, ListExportableThreadsError, ListExportableThreadsResponse, ReturnType<typeof listExportableThreadsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listExportableThreads({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listExportableThreadsQueryKey(options)
});

export const listExportableThreadsInfiniteQueryKey = (options: Options<ListExportableThreadsData>): QueryKey<Options<ListExportableThreadsData>> => createQueryKey('listExportableThreads', options, true, ['messages']);

/**
 * List the direct threads and groups of a project
 *
 * For an export by an administrator, who does not read them: it says who writes to each other, and nothing of what they write.
 * The thread with the latest message is first.
 *
 */
export const listExportableThreadsInfiniteOptions = (options: Options<ListExportableThreadsData>) => {
    const opts = infiniteQueryOptions<ListExportableThreadsResponse, ListExportableThreadsError, InfiniteData<ListExportableThreadsResponse>, QueryKey<Options<ListExportableThreadsData>>, string | Pick<QueryKey<Options<ListExportableThreadsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListExportableThreadsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listExportableThreads({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listExportableThreadsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
