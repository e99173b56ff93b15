// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * WebAuthn has no other type.
 */
export const zCredentialType = z.literal('public-key');
