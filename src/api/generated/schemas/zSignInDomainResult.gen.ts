// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSignInDomain } from './zSignInDomain.gen';

/**
 * A domain.
 */
export const zSignInDomainResult = z.object({
    success: z.literal(true),
    data: zSignInDomain
});
