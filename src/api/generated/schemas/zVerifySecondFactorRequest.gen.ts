// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSecondFactorCode } from './zSecondFactorCode.gen';

/**
 * The second step of a sign-in.
 */
export const zVerifySecondFactorRequest = z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(512)),
    code: zSecondFactorCode
});
