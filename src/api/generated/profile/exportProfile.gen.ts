// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPersonalData } from '../schemas/zPersonalData.gen';
import type { Options } from '../sdk.gen';
import type { ExportProfileData, ExportProfileErrors, ExportProfileResponses } from '../types.gen';

/**
 * The data.
 */
export const zExportProfileResponse = zPersonalData;

/**
 * Download your data
 *
 * Everything that the host stores about the signed-in user, as a JSON file to keep or to take elsewhere. Passwords and tokens
 * are not in it.
 *
 */
export const exportProfile = <ThrowOnError extends boolean = false>(options?: Options<ExportProfileData, ThrowOnError>): RequestResult<ExportProfileResponses, ExportProfileErrors, ThrowOnError> => (options?.client ?? client).get<ExportProfileResponses, ExportProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/export',
    ...options
});
