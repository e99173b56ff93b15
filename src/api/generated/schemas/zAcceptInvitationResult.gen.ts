// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The project that the person is a member of now.
 */
export const zAcceptInvitationResult = z.object({
    success: z.literal(true),
    data: z.object({
        email: z.string(),
        projectId: z.string(),
        projectName: z.string()
    })
});
