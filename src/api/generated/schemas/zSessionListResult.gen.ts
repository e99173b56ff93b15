// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSession } from './zSession.gen';

/**
 * The sessions of the signed-in user.
 */
export const zSessionListResult = z.object({
    success: z.literal(true),
    data: z.array(zSession)
});
