// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProfile } from './zProfile.gen';

/**
 * The profile of the signed-in user.
 */
export const zProfileResult = z.object({
    success: z.literal(true),
    data: zProfile
});
