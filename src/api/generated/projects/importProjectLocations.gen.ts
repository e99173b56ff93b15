// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zLocationImportResult } from '../schemas/zLocationImportResult.gen';
import type { Options } from '../sdk.gen';
import type { ImportProjectLocationsData, ImportProjectLocationsErrors, ImportProjectLocationsResponses } from '../types.gen';

/**
 * One outcome per row.
 */
export const zImportProjectLocationsResponse = zLocationImportResult;

/**
 * Add locations by their paths
 *
 * Adds the locations of a spreadsheet, of a generator or of another project. Each row is a path. Locations that are there
 * are kept, and missing ones are added after them, also those that contain the location of a row. Names are compared
 * regardless of case and accents. A row is faulty if it has no building, if a name is too long, if the same place has a
 * location of another kind with the name, if it would add to an archived location, or if it is one too many. Each fault
 * points at a cell, such as `/rows/3/level`. The import reads the columns of the export.
 *
 */
export const importProjectLocations = <ThrowOnError extends boolean = false>(options: Options<ImportProjectLocationsData, ThrowOnError>): RequestResult<ImportProjectLocationsResponses, ImportProjectLocationsErrors, ThrowOnError> => (options.client ?? client).post<ImportProjectLocationsResponses, ImportProjectLocationsErrors, ThrowOnError>({
    responseValidator: async (data) => await zImportProjectLocationsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/locations/import',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
