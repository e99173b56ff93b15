// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreatedApiTokenResult } from '../schemas/api-tokens.gen';
import type { Options } from '../sdk.gen';
import type { CreateApiTokenData, CreateApiTokenErrors, CreateApiTokenResponses } from '../types.gen';

/**
 * The token with its secret.
 */
export const zCreateApiTokenResponse = zCreatedApiTokenResult;

/**
 * Create an API token
 *
 * Returns the secret, once. The host keeps only its hash. 422 if the role permits something that the role of the caller in one
 * of the projects does not (`/role`), if the caller does not belong to a project (`/projectIds/0`), or if the time is not within
 * the next 366 days (`/expiresAt`). A person has at most 20 tokens, and an account 500.
 *
 */
export const createApiToken = <ThrowOnError extends boolean = false>(options: Options<CreateApiTokenData, ThrowOnError>): RequestResult<CreateApiTokenResponses, CreateApiTokenErrors, ThrowOnError> => (options.client ?? client).post<CreateApiTokenResponses, CreateApiTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateApiTokenResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/api-tokens',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
