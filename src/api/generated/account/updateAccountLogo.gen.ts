// Generated from openapi/ by `npm run contract`. Do not edit.

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zAccountSettingsResult } from '../schemas/account.gen';
import type { Options } from '../sdk.gen';
import type { UpdateAccountLogoData, UpdateAccountLogoErrors, UpdateAccountLogoResponses } from '../types.gen';

/**
 * The updated settings.
 */
export const zUpdateAccountLogoResponse = zAccountSettingsResult;

/**
 * Set the logo of the account
 *
 * Replaces the logo. The top bar and the public pages show it at a height of 28 pixels on a dark bar. SVG is refused, because
 * it can contain scripts. A new logo has a new address. The version of the settings stays.
 *
 */
export const updateAccountLogo = <ThrowOnError extends boolean = false>(options: Options<UpdateAccountLogoData, ThrowOnError>): RequestResult<UpdateAccountLogoResponses, UpdateAccountLogoErrors, ThrowOnError> => (options.client ?? client).put<UpdateAccountLogoResponses, UpdateAccountLogoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateAccountLogoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/logo',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
