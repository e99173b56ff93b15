// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zCompanyImportResult } from './schemas/zCompanyImportResult.gen';
import { zCompanyListResult } from './schemas/zCompanyListResult.gen';
import { zCompanyResult } from './schemas/zCompanyResult.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateCompanyData, CreateCompanyErrors, CreateCompanyResponses, DeleteCompanyData, DeleteCompanyErrors, DeleteCompanyResponses, ExportCompaniesData, ExportCompaniesErrors, ExportCompaniesResponses, GetCompanyData, GetCompanyError, GetCompanyErrors, GetCompanyResponse, GetCompanyResponses, ImportCompaniesData, ImportCompaniesErrors, ImportCompaniesResponses, ListCompaniesData, ListCompaniesError, ListCompaniesErrors, ListCompaniesResponse, ListCompaniesResponses, MergeCompaniesData, MergeCompaniesErrors, MergeCompaniesResponses, UpdateCompanyData, UpdateCompanyErrors, UpdateCompanyResponses } from './types.gen';

/**
 * A page of companies.
 */
export const zListCompaniesResponse = zCompanyListResult;

/**
 * The new company.
 */
export const zCreateCompanyResponse = zCompanyResult;

/**
 * The rows of the file, and what was imported.
 */
export const zImportCompaniesResponse = zCompanyImportResult;

/**
 * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportCompaniesResponse = z.string();

/**
 * Deleted.
 */
export const zDeleteCompanyResponse = zSuccess;

/**
 * The company.
 */
export const zGetCompanyResponse = zCompanyResult;

/**
 * The updated company.
 */
export const zUpdateCompanyResponse = zCompanyResult;

/**
 * The company with everything of its duplicates.
 */
export const zMergeCompaniesResponse = zCompanyResult;

/**
 * List the companies of the account
 *
 * Returns a page of companies. Companies with the same sort value are sorted by name and id.
 *
 */
export const listCompanies = <ThrowOnError extends boolean = false>(options?: Options<ListCompaniesData, ThrowOnError>): RequestResult<ListCompaniesResponses, ListCompaniesErrors, ThrowOnError> => (options?.client ?? client).get<ListCompaniesResponses, ListCompaniesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListCompaniesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies',
    ...options
});

/**
 * Add a company
 *
 * The name and the code are unique in the account, regardless of case: 409 `NAME_TAKEN`, and `errors` points at the
 * property. The caller has to have a role that adds companies in the `projectId`, if there is one, and the project has to be
 * open: 422 at `/projectId`.
 *
 */
export const createCompany = <ThrowOnError extends boolean = false>(options: Options<CreateCompanyData, ThrowOnError>): RequestResult<CreateCompanyResponses, CreateCompanyErrors, ThrowOnError> => (options.client ?? client).post<CreateCompanyResponses, CreateCompanyErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateCompanyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Import companies from CSV
 *
 * The first line has the column names of the export, in any order: `Name` is required; `Code`, `Trade`, `Status`,
 * `Address`, `Tax ID`, `Contact`, `Contact job title`, `Contact email` and `Contact phone` are optional, other columns are
 * ignored. A row is faulty if a value breaks the contract, or if its name or code belongs to another company or an earlier
 * row. The answer lists each row in the order of the file. A file without a `Name` column, with more than 5,000 rows, or
 * that is not CSV in UTF-8 is refused with 422.
 *
 */
export const importCompanies = <ThrowOnError extends boolean = false>(options: Options<ImportCompaniesData, ThrowOnError>): RequestResult<ImportCompaniesResponses, ImportCompaniesErrors, ThrowOnError> => (options.client ?? client).post<ImportCompaniesResponses, ImportCompaniesErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zImportCompaniesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies/import',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Export companies as CSV
 *
 * Returns all companies that pass the filters, with the columns that an import reads.
 *
 */
export const exportCompanies = <ThrowOnError extends boolean = false>(options?: Options<ExportCompaniesData, ThrowOnError>): RequestResult<ExportCompaniesResponses, ExportCompaniesErrors, ThrowOnError> => (options?.client ?? client).get<ExportCompaniesResponses, ExportCompaniesErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportCompaniesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies/export',
    ...options
});

/**
 * Delete a company
 *
 * Only a company without members, projects and records: otherwise 409 `WRONG_STATE`. Merge a duplicate, or make a
 * company inactive, to keep its history.
 *
 */
export const deleteCompany = <ThrowOnError extends boolean = false>(options: Options<DeleteCompanyData, ThrowOnError>): RequestResult<DeleteCompanyResponses, DeleteCompanyErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCompanyResponses, DeleteCompanyErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteCompanyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies/{companyId}',
    ...options
});

/**
 * Get a company
 *
 * Returns one company with its contacts.
 *
 */
export const getCompany = <ThrowOnError extends boolean = false>(options: Options<GetCompanyData, ThrowOnError>): RequestResult<GetCompanyResponses, GetCompanyErrors, ThrowOnError> => (options.client ?? client).get<GetCompanyResponses, GetCompanyErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetCompanyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies/{companyId}',
    ...options
});

/**
 * Update a company
 *
 * Properties that are absent stay unchanged. `contacts` replaces all contacts. People keep their company when it becomes
 * inactive.
 *
 */
export const updateCompany = <ThrowOnError extends boolean = false>(options: Options<UpdateCompanyData, ThrowOnError>): RequestResult<UpdateCompanyResponses, UpdateCompanyErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCompanyResponses, UpdateCompanyErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateCompanyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies/{companyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Merge duplicates into a company
 *
 * Members, projects, contacts and records of the duplicates become those of the company, and the duplicates are deleted. The
 * history of a record keeps the name that it had. A company that leads a project cannot be a duplicate: 422. Only
 * an account admin merges into one.
 *
 */
export const mergeCompanies = <ThrowOnError extends boolean = false>(options: Options<MergeCompaniesData, ThrowOnError>): RequestResult<MergeCompaniesResponses, MergeCompaniesErrors, ThrowOnError> => (options.client ?? client).post<MergeCompaniesResponses, MergeCompaniesErrors, ThrowOnError>({
    responseValidator: async (data) => await zMergeCompaniesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/companies/{companyId}/merge',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listCompaniesQueryKey = (options?: Options<ListCompaniesData>) => createQueryKey('listCompanies', options, false, ['companies']);

/**
 * List the companies of the account
 *
 * Returns a page of companies. Companies with the same sort value are sorted by name and id.
 *
 */
export const listCompaniesOptions = (options?: Options<ListCompaniesData>) => queryOptions<ListCompaniesResponse, ListCompaniesError, ListCompaniesResponse, ReturnType<typeof listCompaniesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCompanies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCompaniesQueryKey(options)
});

export const listCompaniesInfiniteQueryKey = (options?: Options<ListCompaniesData>): QueryKey<Options<ListCompaniesData>> => createQueryKey('listCompanies', options, true, ['companies']);

/**
 * List the companies of the account
 *
 * Returns a page of companies. Companies with the same sort value are sorted by name and id.
 *
 */
export const listCompaniesInfiniteOptions = (options?: Options<ListCompaniesData>) => {
    const opts = infiniteQueryOptions<ListCompaniesResponse, ListCompaniesError, InfiniteData<ListCompaniesResponse>, QueryKey<Options<ListCompaniesData>>, string | Pick<QueryKey<Options<ListCompaniesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCompaniesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCompanies({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCompaniesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getCompanyQueryKey = (options: Options<GetCompanyData>) => createQueryKey('getCompany', options, false, ['companies']);

/**
 * Get a company
 *
 * Returns one company with its contacts.
 *
 */
export const getCompanyOptions = (options: Options<GetCompanyData>) => queryOptions<GetCompanyResponse, GetCompanyError, GetCompanyResponse, ReturnType<typeof getCompanyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCompany({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCompanyQueryKey(options)
});
