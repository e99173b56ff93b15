// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCategory } from '../schemas/zCategory.gen';
import { zDiscipline } from '../schemas/zDiscipline.gen';
import { zLocation } from '../schemas/zLocation.gen';
import { zLogSort } from '../schemas/zLogSort.gen';
import { zPriority } from '../schemas/zPriority.gen';
import { zPunchItemStatus } from '../schemas/zPunchItemStatus.gen';
import { zPunchType } from '../schemas/zPunchType.gen';
import type { Options } from '../sdk.gen';
import type { ExportPunchItemsData, ExportPunchItemsError, ExportPunchItemsErrors, ExportPunchItemsResponse, ExportPunchItemsResponses } from '../types.gen';

export const zExportPunchItemsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zExportPunchItemsQuery = z.object({
    status: z.optional(z.array(zPunchItemStatus).check(z.maxLength(4))),
    punchType: z.optional(z.array(zPunchType).check(z.maxLength(3))),
    q: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    priority: z.optional(z.array(zPriority).check(z.maxLength(4))),
    discipline: z.optional(z.array(zDiscipline).check(z.maxLength(11))),
    location: z.optional(z.array(zLocation).check(z.maxLength(3))),
    category: z.optional(z.array(zCategory).check(z.maxLength(4))),
    assigneeId: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))),
    ballInCourtId: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))),
    overdue: z.optional(z.boolean()),
    dueFrom: z.optional(z.iso.date()),
    dueTo: z.optional(z.iso.date()),
    sort: z.optional(zLogSort)
});

/**
 * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportPunchItemsResponse = z.string();

/**
 * Export punch items as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportPunchItems = <ThrowOnError extends boolean = false>(options: Options<ExportPunchItemsData, ThrowOnError>): RequestResult<ExportPunchItemsResponses, ExportPunchItemsErrors, ThrowOnError> => (options.client ?? client).get<ExportPunchItemsResponses, ExportPunchItemsErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportPunchItemsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/export',
    ...options
});

export const exportPunchItemsQueryKey = (options: Options<ExportPunchItemsData>) => createQueryKey('exportPunchItems', options, false, ['punch-items']);

/**
 * Export punch items as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportPunchItemsOptions = (options: Options<ExportPunchItemsData>) => queryOptions<ExportPunchItemsResponse, ExportPunchItemsError, ExportPunchItemsResponse, ReturnType<typeof exportPunchItemsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportPunchItems({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportPunchItemsQueryKey(options)
});
