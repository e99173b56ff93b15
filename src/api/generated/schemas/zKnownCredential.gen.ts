// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCredentialId } from './zCredentialId.gen';
import { zCredentialType } from './zCredentialType.gen';

/**
 * A passkey by what the authenticator calls it.
 */
export const zKnownCredential = z.object({
    id: zCredentialId,
    type: zCredentialType,
    transports: z.optional(z.array(z.string()))
});
