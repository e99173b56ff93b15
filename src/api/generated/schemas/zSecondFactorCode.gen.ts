// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The digits of the authenticator app, or a recovery code. Spaces and hyphens do not matter, nor does case.
 */
export const zSecondFactorCode = z.string().check(z.minLength(6), z.maxLength(40));
