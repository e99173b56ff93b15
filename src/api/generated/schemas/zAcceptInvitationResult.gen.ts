// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNewSession } from './zNewSession.gen';

/**
 * The project that the person is a member of now. A person who got an account has just chosen its password, so they are
 * signed in: `session` is there, unless their company or the account asks for more than a password. Others log in.
 *
 */
export const zAcceptInvitationResult = z.object({
    success: z.literal(true),
    data: z.object({
        email: z.string(),
        projectId: z.string(),
        projectName: z.string(),
        session: z.optional(zNewSession)
    })
});
