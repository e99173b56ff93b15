// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNewSession } from './zNewSession.gen';

/**
 * A new session with its two tokens.
 */
export const zLoginResult = z.object({
    success: z.literal(true),
    data: zNewSession
});
