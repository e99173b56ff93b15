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
import { zSubmittalType } from '../schemas/zSubmittalType.gen';
import type { Options } from '../sdk.gen';
import type { ExportSubmittalsData, ExportSubmittalsError, ExportSubmittalsErrors, ExportSubmittalsResponse, ExportSubmittalsResponses } from '../types.gen';

export const zExportSubmittalsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zExportSubmittalsQuery = z.object({
    status: z.optional(z.array(zItemStatus).check(z.maxLength(3))),
    submittalType: z.optional(z.array(zSubmittalType).check(z.maxLength(7))),
    specSection: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(20))).check(z.maxLength(50))),
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
export const zExportSubmittalsResponse = z.string();

/**
 * Export submittals as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportSubmittals = <ThrowOnError extends boolean = false>(options: Options<ExportSubmittalsData, ThrowOnError>): RequestResult<ExportSubmittalsResponses, ExportSubmittalsErrors, ThrowOnError> => (options.client ?? client).get<ExportSubmittalsResponses, ExportSubmittalsErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportSubmittalsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/export',
    ...options
});

export const exportSubmittalsQueryKey = (options: Options<ExportSubmittalsData>) => createQueryKey('exportSubmittals', options, false, ['submittals']);

/**
 * Export submittals as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportSubmittalsOptions = (options: Options<ExportSubmittalsData>) => queryOptions<ExportSubmittalsResponse, ExportSubmittalsError, ExportSubmittalsResponse, ReturnType<typeof exportSubmittalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportSubmittals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportSubmittalsQueryKey(options)
});
