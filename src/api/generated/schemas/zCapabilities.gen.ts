// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the host implements of this contract.
 */
export const zCapabilities = z.object({
    operations: z.array(z.string())
});
