// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSignInDomain } from './zSignInDomain.gen';

/**
 * The domains of the account.
 */
export const zSignInDomainListResult = z.object({
    success: z.literal(true),
    data: z.array(zSignInDomain)
});
