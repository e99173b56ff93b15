// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Codes in place of the app, for somebody who lost it. Each works once.
 */
export const zRecoveryCodes = z.object({
    codes: z.array(z.string()).check(z.length(10))
});
