// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { ExportProjectLocationsData, ExportProjectLocationsErrors, ExportProjectLocationsResponses } from '../types.gen';

/**
 * All locations, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportProjectLocationsResponse = z.string();

/**
 * Export the locations as CSV
 *
 * A row for each location, in the order of the list, with its path in the columns Building, Level, Area and Room. The column
 * Archived says Yes or No. An import reads it again.
 *
 */
export const exportProjectLocations = <ThrowOnError extends boolean = false>(options: Options<ExportProjectLocationsData, ThrowOnError>): RequestResult<ExportProjectLocationsResponses, ExportProjectLocationsErrors, ThrowOnError> => (options.client ?? client).get<ExportProjectLocationsResponses, ExportProjectLocationsErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportProjectLocationsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/locations/export',
    ...options
});
