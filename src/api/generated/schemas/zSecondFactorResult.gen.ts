// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSecondFactor } from './zSecondFactor.gen';

/**
 * The second factor of the signed-in user.
 */
export const zSecondFactorResult = z.object({
    success: z.literal(true),
    data: zSecondFactor
});
