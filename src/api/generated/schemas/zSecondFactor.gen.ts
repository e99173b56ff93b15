// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How the signed-in user signs in beside the password.
 */
export const zSecondFactor = z.object({
    authenticatorAddedAt: z.nullable(z.iso.datetime({ offset: true })),
    recoveryCodesLeft: z.int().check(z.gte(0), z.lte(10)),
    dueAt: z.nullable(z.iso.datetime({ offset: true }))
});
