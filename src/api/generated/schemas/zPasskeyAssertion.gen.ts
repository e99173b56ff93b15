// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBase64Url } from './zBase64Url.gen';
import { zCredentialId } from './zCredentialId.gen';
import { zCredentialType } from './zCredentialType.gen';

/**
 * The answer of `navigator.credentials.get`, as `AuthenticationResponseJSON` of WebAuthn writes it.
 */
export const zPasskeyAssertion = z.object({
    id: zCredentialId,
    rawId: zCredentialId,
    type: zCredentialType,
    response: z.object({
        clientDataJSON: zBase64Url,
        authenticatorData: zBase64Url,
        signature: zBase64Url,
        userHandle: z.optional(zBase64Url)
    })
});
