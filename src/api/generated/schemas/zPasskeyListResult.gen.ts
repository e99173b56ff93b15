// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPasskey } from './zPasskey.gen';

/**
 * The passkeys of the signed-in user.
 */
export const zPasskeyListResult = z.object({
    success: z.literal(true),
    data: z.array(zPasskey)
});
