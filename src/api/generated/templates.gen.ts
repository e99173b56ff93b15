// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zTemplateListResult, zTemplateResult } from './schemas/templates.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateTemplateData, CreateTemplateErrors, CreateTemplateResponses, DeleteTemplateData, DeleteTemplateErrors, DeleteTemplateResponses, GetTemplateData, GetTemplateError, GetTemplateErrors, GetTemplateResponse, GetTemplateResponses, ListTemplatesData, ListTemplatesError, ListTemplatesErrors, ListTemplatesResponse, ListTemplatesResponses, UpdateTemplateData, UpdateTemplateErrors, UpdateTemplateResponses } from './types.gen';

/**
 * The templates.
 */
export const zListTemplatesResponse = zTemplateListResult;

/**
 * The new template.
 */
export const zCreateTemplateResponse = zTemplateResult;

/**
 * Deleted.
 */
export const zDeleteTemplateResponse = zSuccess;

/**
 * The template.
 */
export const zGetTemplateResponse = zTemplateResult;

/**
 * The updated template.
 */
export const zUpdateTemplateResponse = zTemplateResult;

/**
 * List the templates of projects
 *
 * Returns all templates by name, with everything that a project takes from them.
 *
 */
export const listTemplates = <ThrowOnError extends boolean = false>(options?: Options<ListTemplatesData, ThrowOnError>): RequestResult<ListTemplatesResponses, ListTemplatesErrors, ThrowOnError> => (options?.client ?? client).get<ListTemplatesResponses, ListTemplatesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListTemplatesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates',
    ...options
});

/**
 * Create a template
 *
 * Creates a draft. With `projectId` it copies the settings, companies, members with their roles, distribution groups,
 * shared saved views, notification settings and locations (apart from archived ones) of that project, otherwise it has the settings of a new project. The name is unique in the account,
 * regardless of case. An account has at most 50 templates.
 *
 */
export const createTemplate = <ThrowOnError extends boolean = false>(options: Options<CreateTemplateData, ThrowOnError>): RequestResult<CreateTemplateResponses, CreateTemplateErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateResponses, CreateTemplateErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateTemplateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a template
 *
 * Projects that were made from it stay as they are.
 *
 */
export const deleteTemplate = <ThrowOnError extends boolean = false>(options: Options<DeleteTemplateData, ThrowOnError>): RequestResult<DeleteTemplateResponses, DeleteTemplateErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateResponses, DeleteTemplateErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteTemplateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{templateId}',
    ...options
});

/**
 * Get a template
 *
 * Returns one template.
 *
 */
export const getTemplate = <ThrowOnError extends boolean = false>(options: Options<GetTemplateData, ThrowOnError>): RequestResult<GetTemplateResponses, GetTemplateErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateResponses, GetTemplateErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetTemplateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{templateId}',
    ...options
});

/**
 * Update a template
 *
 * Properties that are absent stay unchanged; a list replaces the former one. Projects that exist do not change, because
 * they have copies. Only a published template makes projects. An archived one changes only its state.
 *
 */
export const updateTemplate = <ThrowOnError extends boolean = false>(options: Options<UpdateTemplateData, ThrowOnError>): RequestResult<UpdateTemplateResponses, UpdateTemplateErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTemplateResponses, UpdateTemplateErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateTemplateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{templateId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listTemplatesQueryKey = (options?: Options<ListTemplatesData>) => createQueryKey('listTemplates', options, false, ['templates']);

/**
 * List the templates of projects
 *
 * Returns all templates by name, with everything that a project takes from them.
 *
 */
export const listTemplatesOptions = (options?: Options<ListTemplatesData>) => queryOptions<ListTemplatesResponse, ListTemplatesError, ListTemplatesResponse, ReturnType<typeof listTemplatesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTemplates({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTemplatesQueryKey(options)
});

export const getTemplateQueryKey = (options: Options<GetTemplateData>) => createQueryKey('getTemplate', options, false, ['templates']);

/**
 * Get a template
 *
 * Returns one template.
 *
 */
export const getTemplateOptions = (options: Options<GetTemplateData>) => queryOptions<GetTemplateResponse, GetTemplateError, GetTemplateResponse, ReturnType<typeof getTemplateQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTemplate({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTemplateQueryKey(options)
});
