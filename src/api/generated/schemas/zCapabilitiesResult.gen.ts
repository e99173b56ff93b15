// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCapabilities } from './zCapabilities.gen';

/**
 * What the host implements of this contract.
 */
export const zCapabilitiesResult = z.object({
    success: z.literal(true),
    data: zCapabilities
});
