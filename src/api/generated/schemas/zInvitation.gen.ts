// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What a person is invited to.
 */
export const zInvitation = z.object({
    email: z.string(),
    hasAccount: z.boolean(),
    projectName: z.string(),
    role: z.string(),
    roleName: z.string(),
    companyName: z.nullable(z.string()),
    invitedByName: z.string(),
    message: z.string(),
    expiresAt: z.iso.datetime({ offset: true })
});
