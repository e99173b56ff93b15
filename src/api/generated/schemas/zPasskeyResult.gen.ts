// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPasskey } from './zPasskey.gen';

/**
 * A passkey.
 */
export const zPasskeyResult = z.object({
    success: z.literal(true),
    data: zPasskey
});
