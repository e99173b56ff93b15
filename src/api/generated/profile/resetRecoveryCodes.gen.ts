// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRecoveryCodesResult } from '../schemas/zRecoveryCodesResult.gen';
import type { Options } from '../sdk.gen';
import type { ResetRecoveryCodesData, ResetRecoveryCodesErrors, ResetRecoveryCodesResponses } from '../types.gen';

/**
 * The new codes.
 */
export const zResetRecoveryCodesResponse = zRecoveryCodesResult;

/**
 * Make new recovery codes
 *
 * Returns 10 new recovery codes, which are told only here. Those before them end. 409 `WRONG_STATE` without an authenticator app.
 *
 */
export const resetRecoveryCodes = <ThrowOnError extends boolean = false>(options?: Options<ResetRecoveryCodesData, ThrowOnError>): RequestResult<ResetRecoveryCodesResponses, ResetRecoveryCodesErrors, ThrowOnError> => (options?.client ?? client).post<ResetRecoveryCodesResponses, ResetRecoveryCodesErrors, ThrowOnError>({
    responseValidator: async (data) => await zResetRecoveryCodesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/recovery-codes',
    ...options
});
