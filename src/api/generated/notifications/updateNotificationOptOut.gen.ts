// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zNotificationOptOut } from '../schemas/zNotificationOptOut.gen';
import { zNotificationPreferencesResult } from '../schemas/zNotificationPreferencesResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateNotificationOptOutData, UpdateNotificationOptOutError, UpdateNotificationOptOutErrors, UpdateNotificationOptOutResponse, UpdateNotificationOptOutResponses } from '../types.gen';

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

/**
 * Opt out of all notifications, or opt in again
 *
 * The items stay unchanged and apply again after opting in.
 *
 */
export const updateNotificationOptOutMutation = (options?: Partial<Options<UpdateNotificationOptOutData>>): UseMutationOptions<UpdateNotificationOptOutResponse, UpdateNotificationOptOutError, Options<UpdateNotificationOptOutData>> => {
    const mutationOptions: UseMutationOptions<UpdateNotificationOptOutResponse, UpdateNotificationOptOutError, Options<UpdateNotificationOptOutData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateNotificationOptOut({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
