// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAccountSettingsResult } from '../schemas/account.gen';
import type { Options } from '../sdk.gen';
import type { UpdateAccountSettingsData, UpdateAccountSettingsErrors, UpdateAccountSettingsResponses } from '../types.gen';

/**
 * The updated settings.
 */
export const zUpdateAccountSettingsResponse = zAccountSettingsResult;

/**
 * Update the settings of the account
 *
 * Properties that are absent stay unchanged, those in `clear` become null. Rules hold from the next call on: `sessionIdleMinutes`
 * and `sessionMaxDays` also end sessions that exist, and `passwordMinLength` is about new passwords only. A violation of a rule
 * that a person can mend is 422 with the code `account_rule` and a sentence for people in its `detail`.
 *
 */
export const updateAccountSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateAccountSettingsData, ThrowOnError>): RequestResult<UpdateAccountSettingsResponses, UpdateAccountSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateAccountSettingsResponses, UpdateAccountSettingsErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateAccountSettingsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
