// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A secret for an authenticator app.
 */
export const zNewAuthenticator = z.object({
    secret: z.string().check(z.regex(/^[A-Z2-7]{32,}$/)),
    uri: z.string().check(z.regex(/^otpauth:\/\/totp\//)),
    expiresAt: z.iso.datetime({ offset: true })
});
