// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the authenticator calls the passkey, in base64url.
 */
export const zCredentialId = z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[A-Za-z0-9_-]+$/));
