// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zInvitationResult } from '../schemas/zInvitationResult.gen';
import type { Options } from '../sdk.gen';
import type { VerifyInvitationData, VerifyInvitationErrors, VerifyInvitationResponses } from '../types.gen';

/**
 * The invitation.
 */
export const zVerifyInvitationResponse = zInvitationResult;

/**
 * Read an invitation
 *
 * Requires the token of the link in the email, and returns what the person is invited to.
 *
 */
export const verifyInvitation = <ThrowOnError extends boolean = false>(options: Options<VerifyInvitationData, ThrowOnError>): RequestResult<VerifyInvitationResponses, VerifyInvitationErrors, ThrowOnError> => (options.client ?? client).post<VerifyInvitationResponses, VerifyInvitationErrors, ThrowOnError>({
    responseValidator: async (data) => await zVerifyInvitationResponse.parseAsync(data),
    url: '/auth/verify-invitation',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
