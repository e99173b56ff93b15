// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicDocumentResult } from '../schemas/public-documents.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicDocumentData, GetPublicDocumentError, GetPublicDocumentErrors, GetPublicDocumentResponse, GetPublicDocumentResponses } from '../types.gen';

/**
 * The folder or file.
 */
export const zGetPublicDocumentResponse = zPublicDocumentResult;

/**
 * Get a shared folder or file
 *
 * The shared one, or one in a shared folder. Visitors see neither private folders in it nor who made it.
 *
 */
export const getPublicDocument = <ThrowOnError extends boolean = false>(options: Options<GetPublicDocumentData, ThrowOnError>): RequestResult<GetPublicDocumentResponses, GetPublicDocumentErrors, ThrowOnError> => (options.client ?? client).get<GetPublicDocumentResponses, GetPublicDocumentErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicDocumentResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/documents/{documentId}',
    ...options
});

export const getPublicDocumentQueryKey = (options: Options<GetPublicDocumentData>) => createQueryKey('getPublicDocument', options, false, ['public']);

/**
 * Get a shared folder or file
 *
 * The shared one, or one in a shared folder. Visitors see neither private folders in it nor who made it.
 *
 */
export const getPublicDocumentOptions = (options: Options<GetPublicDocumentData>) => queryOptions<GetPublicDocumentResponse, GetPublicDocumentError, GetPublicDocumentResponse, ReturnType<typeof getPublicDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicDocumentQueryKey(options)
});
