// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAccountSettingsResult } from '../schemas/account.gen';
import type { Options } from '../sdk.gen';
import type { DeleteAccountLogoData, DeleteAccountLogoErrors, DeleteAccountLogoResponses } from '../types.gen';

/**
 * The updated settings.
 */
export const zDeleteAccountLogoResponse = zAccountSettingsResult;

/**
 * Remove the logo of the account
 *
 * The mark of the portal takes its place. Also succeeds without a logo.
 *
 */
export const deleteAccountLogo = <ThrowOnError extends boolean = false>(options?: Options<DeleteAccountLogoData, ThrowOnError>): RequestResult<DeleteAccountLogoResponses, DeleteAccountLogoErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteAccountLogoResponses, DeleteAccountLogoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteAccountLogoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/logo',
    ...options
});
