// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { SignupData, SignupErrors, SignupResponses } from '../types.gen';

/**
 * The account was created.
 */
export const zSignupResponse = zSuccess;

/**
 * Sign up
 *
 * Adds a person with an unconfirmed address and sends the confirmation email. The person gets an account of their own
 * without projects, companies and other people, and administers it. A host must give them no role in any project of
 * another account: such roles come from invitations and from members of the team. The guide 'Sign-in' tells what accounts
 * are.
 *
 */
export const signup = <ThrowOnError extends boolean = false>(options: Options<SignupData, ThrowOnError>): RequestResult<SignupResponses, SignupErrors, ThrowOnError> => (options.client ?? client).post<SignupResponses, SignupErrors, ThrowOnError>({
    responseValidator: async (data) => await zSignupResponse.parseAsync(data),
    url: '/auth/signup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
