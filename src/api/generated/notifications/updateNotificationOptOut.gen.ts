// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zNotificationOptOut } from '../schemas/zNotificationOptOut.gen';
import { zNotificationPreferencesResult } from '../schemas/zNotificationPreferencesResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateNotificationOptOutData, UpdateNotificationOptOutErrors, UpdateNotificationOptOutResponses } from '../types.gen';

export const zUpdateNotificationOptOutBody = zNotificationOptOut;

/**
 * The updated preferences.
 */
export const zUpdateNotificationOptOutResponse = zNotificationPreferencesResult;

/**
 * Opt out of all notifications, or opt in again
 *
 * The items stay unchanged and apply again after opting in.
 *
 */
export const updateNotificationOptOut = <ThrowOnError extends boolean = false>(options: Options<UpdateNotificationOptOutData, ThrowOnError>): RequestResult<UpdateNotificationOptOutResponses, UpdateNotificationOptOutErrors, ThrowOnError> => (options.client ?? client).put<UpdateNotificationOptOutResponses, UpdateNotificationOptOutErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateNotificationOptOutResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/notification-preferences/opt-out',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
