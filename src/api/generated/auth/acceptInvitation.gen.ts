// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAcceptInvitationResult } from '../schemas/zAcceptInvitationResult.gen';
import type { Options } from '../sdk.gen';
import type { AcceptInvitationData, AcceptInvitationErrors, AcceptInvitationResponses } from '../types.gen';

/**
 * Accepted.
 */
export const zAcceptInvitationResponse = zAcceptInvitationResult;

/**
 * Accept an invitation
 *
 * Requires the token of the link in the email, which is valid for one use. A person without an account gets one: `username`,
 * `password` and `confirmPassword` are required then, and ignored otherwise. The email address is confirmed, because the
 * link came by email.
 *
 */
export const acceptInvitation = <ThrowOnError extends boolean = false>(options: Options<AcceptInvitationData, ThrowOnError>): RequestResult<AcceptInvitationResponses, AcceptInvitationErrors, ThrowOnError> => (options.client ?? client).post<AcceptInvitationResponses, AcceptInvitationErrors, ThrowOnError>({
    responseValidator: async (data) => await zAcceptInvitationResponse.parseAsync(data),
    url: '/auth/accept-invitation',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
