// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailedToken } from './zEmailedToken.gen';

/**
 * The token of the link in an invitation.
 */
export const zVerifyInvitationRequest = z.object({
    token: zEmailedToken
});
