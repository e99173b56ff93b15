// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zInvitation } from './zInvitation.gen';

/**
 * An invitation.
 */
export const zInvitationResult = z.object({
    success: z.literal(true),
    data: zInvitation
});
