// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBase64Url } from './zBase64Url.gen';
import { zCredentialId } from './zCredentialId.gen';
import { zCredentialType } from './zCredentialType.gen';

/**
 * The answer of `navigator.credentials.create`, as `RegistrationResponseJSON` of WebAuthn writes it.
 */
export const zPasskeyRegistration = z.object({
    id: zCredentialId,
    rawId: zCredentialId,
    type: zCredentialType,
    response: z.object({
        clientDataJSON: zBase64Url,
        attestationObject: zBase64Url,
        transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)))
    })
});
