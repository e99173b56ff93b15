// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zPlanSetListResult, zPlanSetResult, zSheetListResult, zSheetMarkupListResult, zSheetMarkupResult, zSheetResult } from './schemas/plans.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreatePlanSetFromUploadData, CreatePlanSetFromUploadErrors, CreatePlanSetFromUploadResponses, DeletePlanSetData, DeletePlanSetErrors, DeletePlanSetResponses, GetPlanSetData, GetPlanSetError, GetPlanSetErrors, GetPlanSetResponse, GetPlanSetResponses, GetSheetData, GetSheetError, GetSheetErrors, GetSheetResponse, GetSheetResponses, ListPlanSetsData, ListPlanSetsError, ListPlanSetsErrors, ListPlanSetsResponse, ListPlanSetsResponses, ListSheetMarkupsData, ListSheetMarkupsError, ListSheetMarkupsErrors, ListSheetMarkupsResponse, ListSheetMarkupsResponses, ListSheetsData, ListSheetsError, ListSheetsErrors, ListSheetsResponse, ListSheetsResponses, PublishPlanSetData, PublishPlanSetErrors, PublishPlanSetResponses, TransitionSheetData, TransitionSheetErrors, TransitionSheetResponses, UpdatePlanSetData, UpdatePlanSetErrors, UpdatePlanSetResponses, UpdateSheetData, UpdateSheetErrors, UpdateSheetMarkupData, UpdateSheetMarkupErrors, UpdateSheetMarkupResponses, UpdateSheetResponses } from './types.gen';

/**
 * One page.
 */
export const zListPlanSetsResponse = zPlanSetListResult;

/**
 * The new set. Its sheets follow.
 */
export const zCreatePlanSetFromUploadResponse = zPlanSetResult;

/**
 * Deleted.
 */
export const zDeletePlanSetResponse = zSuccess;

/**
 * The set.
 */
export const zGetPlanSetResponse = zPlanSetResult;

/**
 * The changed set.
 */
export const zUpdatePlanSetResponse = zPlanSetResult;

/**
 * The set with its published sheets.
 */
export const zPublishPlanSetResponse = zPlanSetResult;

/**
 * One page.
 */
export const zListSheetsResponse = zSheetListResult;

/**
 * The sheet.
 */
export const zGetSheetResponse = zSheetResult;

/**
 * The changed sheet.
 */
export const zUpdateSheetResponse = zSheetResult;

/**
 * The changed sheet.
 */
export const zTransitionSheetResponse = zSheetResult;

/**
 * The layers.
 */
export const zListSheetMarkupsResponse = zSheetMarkupListResult;

/**
 * The caller's markup.
 */
export const zUpdateSheetMarkupResponse = zSheetMarkupResult;

/**
 * List the sets of drawings
 *
 * Returns the sets that the caller may see, the latest issue first. A set with drafts only is seen by those who see drafts.
 *
 */
export const listPlanSets = <ThrowOnError extends boolean = false>(options: Options<ListPlanSetsData, ThrowOnError>): RequestResult<ListPlanSetsResponses, ListPlanSetsErrors, ThrowOnError> => (options.client ?? client).get<ListPlanSetsResponses, ListPlanSetsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPlanSetsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/plan-sets',
    ...options
});

/**
 * Create a set from an uploaded PDF
 *
 * Requires a complete upload of the caller with the purpose `plan_set` and removes it. The host then reads the pages:
 * each becomes a draft sheet with the number, title and revision of its title block, and pictures of it. `processing`
 * says how far it is. A page whose number cannot be read has an empty one.
 *
 */
export const createPlanSetFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreatePlanSetFromUploadData, ThrowOnError>): RequestResult<CreatePlanSetFromUploadResponses, CreatePlanSetFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreatePlanSetFromUploadResponses, CreatePlanSetFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePlanSetFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/plan-sets/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a set that is not in use
 *
 * Deletes the set with its sheets, and stops its processing. Fails with WRONG_STATE if a sheet has pins or is
 * one of several published revisions.
 *
 */
export const deletePlanSet = <ThrowOnError extends boolean = false>(options: Options<DeletePlanSetData, ThrowOnError>): RequestResult<DeletePlanSetResponses, DeletePlanSetErrors, ThrowOnError> => (options.client ?? client).delete<DeletePlanSetResponses, DeletePlanSetErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePlanSetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/plan-sets/{planSetId}',
    ...options
});

/**
 * Get a set of drawings
 *
 * Returns the set with the state of its processing.
 *
 */
export const getPlanSet = <ThrowOnError extends boolean = false>(options: Options<GetPlanSetData, ThrowOnError>): RequestResult<GetPlanSetResponses, GetPlanSetErrors, ThrowOnError> => (options.client ?? client).get<GetPlanSetResponses, GetPlanSetErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPlanSetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/plan-sets/{planSetId}',
    ...options
});

/**
 * Update a set, or read its title blocks again
 *
 * A new `titleBlock`, or clearing it, reads the number, title and revision of all drafts again, in place of corrections.
 * While the set is processed, that fails with WRONG_STATE.
 *
 */
export const updatePlanSet = <ThrowOnError extends boolean = false>(options: Options<UpdatePlanSetData, ThrowOnError>): RequestResult<UpdatePlanSetResponses, UpdatePlanSetErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePlanSetResponses, UpdatePlanSetErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePlanSetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/plan-sets/{planSetId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Publish the drafts of a set
 *
 * Makes all drafts of the set current. A current sheet of the same number with an earlier date of issue is completed,
 * and `supersededById` names the new one, which gets its pins at the same place, or where its `alignment` puts them.
 * `checkPosition` marks those around which the drawing changed. A draft that is older than the current sheet of its number becomes completed itself.
 * Fails with WRONG_STATE if the set has no drafts or is not ready, or if a draft has no number or that of another one.
 *
 */
export const publishPlanSet = <ThrowOnError extends boolean = false>(options: Options<PublishPlanSetData, ThrowOnError>): RequestResult<PublishPlanSetResponses, PublishPlanSetErrors, ThrowOnError> => (options.client ?? client).post<PublishPlanSetResponses, PublishPlanSetErrors, ThrowOnError>({
    responseValidator: async (data) => await zPublishPlanSetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/plan-sets/{planSetId}/publish',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List sheets
 *
 * Returns the sheets that the caller may see. Drafts are for those who see them.
 *
 */
export const listSheets = <ThrowOnError extends boolean = false>(options: Options<ListSheetsData, ThrowOnError>): RequestResult<ListSheetsResponses, ListSheetsErrors, ThrowOnError> => (options.client ?? client).get<ListSheetsResponses, ListSheetsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSheetsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/sheets',
    ...options
});

/**
 * Get a sheet
 *
 * Returns the sheet with its revisions, and the references to other sheets that stand on it.
 *
 */
export const getSheet = <ThrowOnError extends boolean = false>(options: Options<GetSheetData, ThrowOnError>): RequestResult<GetSheetResponses, GetSheetErrors, ThrowOnError> => (options.client ?? client).get<GetSheetResponses, GetSheetErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetSheetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/sheets/{sheetId}',
    ...options
});

/**
 * Correct a sheet, set its scale, or align an earlier revision
 *
 * Number, title, revision and discipline can be corrected at any time. `metersPerPoint` is the scale that somebody
 * measured on it. `alignment` says how an earlier revision lies on it. Pins that came along from that revision move
 * accordingly, and `checkPosition` is judged again. `clear` removes either.
 *
 */
export const updateSheet = <ThrowOnError extends boolean = false>(options: Options<UpdateSheetData, ThrowOnError>): RequestResult<UpdateSheetResponses, UpdateSheetErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSheetResponses, UpdateSheetErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSheetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/sheets/{sheetId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Complete a sheet, or make it current again
 *
 * A completed sheet takes no new pins. Making it current needs a reason, and completes the current sheet of its number.
 * A draft becomes current with its set only: WRONG_STATE.
 *
 */
export const transitionSheet = <ThrowOnError extends boolean = false>(options: Options<TransitionSheetData, ThrowOnError>): RequestResult<TransitionSheetResponses, TransitionSheetErrors, ThrowOnError> => (options.client ?? client).post<TransitionSheetResponses, TransitionSheetErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionSheetResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/sheets/{sheetId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the markup on a sheet
 *
 * Returns the markup of the caller, and what others shared or published, the earliest first. Those who see no drafts of plans
 * see what is published only.
 *
 */
export const listSheetMarkups = <ThrowOnError extends boolean = false>(options: Options<ListSheetMarkupsData, ThrowOnError>): RequestResult<ListSheetMarkupsResponses, ListSheetMarkupsErrors, ThrowOnError> => (options.client ?? client).get<ListSheetMarkupsResponses, ListSheetMarkupsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSheetMarkupsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/sheets/{sheetId}/markups',
    ...options
});

/**
 * Draw and measure on a sheet
 *
 * Replaces the markup of the caller on the sheet, and the measurements; absent ones stay. Without any, the layer is removed.
 * To publish it takes the permission for that.
 *
 */
export const updateSheetMarkup = <ThrowOnError extends boolean = false>(options: Options<UpdateSheetMarkupData, ThrowOnError>): RequestResult<UpdateSheetMarkupResponses, UpdateSheetMarkupErrors, ThrowOnError> => (options.client ?? client).put<UpdateSheetMarkupResponses, UpdateSheetMarkupErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSheetMarkupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/sheets/{sheetId}/markups',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listPlanSetsQueryKey = (options: Options<ListPlanSetsData>) => createQueryKey('listPlanSets', options, false, ['plans']);

/**
 * List the sets of drawings
 *
 * Returns the sets that the caller may see, the latest issue first. A set with drafts only is seen by those who see drafts.
 *
 */
export const listPlanSetsOptions = (options: Options<ListPlanSetsData>) => queryOptions<ListPlanSetsResponse, ListPlanSetsError, ListPlanSetsResponse, ReturnType<typeof listPlanSetsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPlanSets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPlanSetsQueryKey(options)
});

export const listPlanSetsInfiniteQueryKey = (options: Options<ListPlanSetsData>): QueryKey<Options<ListPlanSetsData>> => createQueryKey('listPlanSets', options, true, ['plans']);

/**
 * List the sets of drawings
 *
 * Returns the sets that the caller may see, the latest issue first. A set with drafts only is seen by those who see drafts.
 *
 */
export const listPlanSetsInfiniteOptions = (options: Options<ListPlanSetsData>) => {
    const opts = infiniteQueryOptions<ListPlanSetsResponse, ListPlanSetsError, InfiniteData<ListPlanSetsResponse>, QueryKey<Options<ListPlanSetsData>>, string | Pick<QueryKey<Options<ListPlanSetsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPlanSetsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPlanSets({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPlanSetsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getPlanSetQueryKey = (options: Options<GetPlanSetData>) => createQueryKey('getPlanSet', options, false, ['plans']);

/**
 * Get a set of drawings
 *
 * Returns the set with the state of its processing.
 *
 */
export const getPlanSetOptions = (options: Options<GetPlanSetData>) => queryOptions<GetPlanSetResponse, GetPlanSetError, GetPlanSetResponse, ReturnType<typeof getPlanSetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPlanSet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPlanSetQueryKey(options)
});

export const listSheetsQueryKey = (options: Options<ListSheetsData>) => createQueryKey('listSheets', options, false, ['plans']);

/**
 * List sheets
 *
 * Returns the sheets that the caller may see. Drafts are for those who see them.
 *
 */
export const listSheetsOptions = (options: Options<ListSheetsData>) => queryOptions<ListSheetsResponse, ListSheetsError, ListSheetsResponse, ReturnType<typeof listSheetsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSheets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSheetsQueryKey(options)
});

export const listSheetsInfiniteQueryKey = (options: Options<ListSheetsData>): QueryKey<Options<ListSheetsData>> => createQueryKey('listSheets', options, true, ['plans']);

/**
 * List sheets
 *
 * Returns the sheets that the caller may see. Drafts are for those who see them.
 *
 */
export const listSheetsInfiniteOptions = (options: Options<ListSheetsData>) => {
    const opts = infiniteQueryOptions<ListSheetsResponse, ListSheetsError, InfiniteData<ListSheetsResponse>, QueryKey<Options<ListSheetsData>>, string | Pick<QueryKey<Options<ListSheetsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSheetsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSheets({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSheetsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSheetQueryKey = (options: Options<GetSheetData>) => createQueryKey('getSheet', options, false, ['plans']);

/**
 * Get a sheet
 *
 * Returns the sheet with its revisions, and the references to other sheets that stand on it.
 *
 */
export const getSheetOptions = (options: Options<GetSheetData>) => queryOptions<GetSheetResponse, GetSheetError, GetSheetResponse, ReturnType<typeof getSheetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSheet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSheetQueryKey(options)
});

export const listSheetMarkupsQueryKey = (options: Options<ListSheetMarkupsData>) => createQueryKey('listSheetMarkups', options, false, ['plans']);

/**
 * List the markup on a sheet
 *
 * Returns the markup of the caller, and what others shared or published, the earliest first. Those who see no drafts of plans
 * see what is published only.
 *
 */
export const listSheetMarkupsOptions = (options: Options<ListSheetMarkupsData>) => queryOptions<ListSheetMarkupsResponse, ListSheetMarkupsError, ListSheetMarkupsResponse, ReturnType<typeof listSheetMarkupsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSheetMarkups({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSheetMarkupsQueryKey(options)
});
