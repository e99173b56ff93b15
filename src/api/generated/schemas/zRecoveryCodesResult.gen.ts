// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecoveryCodes } from './zRecoveryCodes.gen';

/**
 * New recovery codes.
 */
export const zRecoveryCodesResult = z.object({
    success: z.literal(true),
    data: zRecoveryCodes
});
