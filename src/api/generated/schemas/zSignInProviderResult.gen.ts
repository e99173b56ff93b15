// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSignInProvider } from './zSignInProvider.gen';

/**
 * The provider of a domain.
 */
export const zSignInProviderResult = z.object({
    success: z.literal(true),
    data: z.object({
        provider: z.nullable(zSignInProvider)
    })
});
