// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zNotificationPreferencesResult } from '../schemas/zNotificationPreferencesResult.gen';
import { zUpdateNotificationPreferencesRequest } from '../schemas/zUpdateNotificationPreferencesRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateNotificationPreferencesData, UpdateNotificationPreferencesErrors, UpdateNotificationPreferencesResponses } from '../types.gen';

export const zUpdateNotificationPreferencesBody = zUpdateNotificationPreferencesRequest;

/**
 * The updated preferences.
 */
export const zUpdateNotificationPreferencesResponse = zNotificationPreferencesResult;

/**
 * Save the notification preferences of the signed-in user
 *
 * Replaces all items. The frequency `various` is refused like any other value that is not in the list. An opt-out
 * stays unchanged.
 *
 */
export const updateNotificationPreferences = <ThrowOnError extends boolean = false>(options: Options<UpdateNotificationPreferencesData, ThrowOnError>): RequestResult<UpdateNotificationPreferencesResponses, UpdateNotificationPreferencesErrors, ThrowOnError> => (options.client ?? client).put<UpdateNotificationPreferencesResponses, UpdateNotificationPreferencesErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateNotificationPreferencesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notification-preferences',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
