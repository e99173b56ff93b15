// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCategory } from '../schemas/zCategory.gen';
import { zDiscipline } from '../schemas/zDiscipline.gen';
import { zItemStatus } from '../schemas/zItemStatus.gen';
import { zLocation } from '../schemas/zLocation.gen';
import { zLogSort } from '../schemas/zLogSort.gen';
import { zPriority } from '../schemas/zPriority.gen';
import type { Options } from '../sdk.gen';
import type { ExportRfisData, ExportRfisError, ExportRfisErrors, ExportRfisResponse, ExportRfisResponses } from '../types.gen';

export const zExportRfisPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zExportRfisQuery = z.object({
    status: z.optional(z.array(zItemStatus).check(z.maxLength(3))),
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
export const zExportRfisResponse = z.string();

/**
 * Export RFIs as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportRfis = <ThrowOnError extends boolean = false>(options: Options<ExportRfisData, ThrowOnError>): RequestResult<ExportRfisResponses, ExportRfisErrors, ThrowOnError> => (options.client ?? client).get<ExportRfisResponses, ExportRfisErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportRfisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/export',
    ...options
});

export const exportRfisQueryKey = (options: Options<ExportRfisData>) => createQueryKey('exportRfis', options, false, ['rfis']);

/**
 * Export RFIs as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportRfisOptions = (options: Options<ExportRfisData>) => queryOptions<ExportRfisResponse, ExportRfisError, ExportRfisResponse, ReturnType<typeof exportRfisQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportRfis({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportRfisQueryKey(options)
});
