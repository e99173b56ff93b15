// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBase64Url } from './zBase64Url.gen';
import { zCredentialType } from './zCredentialType.gen';
import { zKnownCredential } from './zKnownCredential.gen';
import { zUserVerification } from './zUserVerification.gen';

/**
 * What `navigator.credentials.create` takes, as `PublicKeyCredentialCreationOptionsJSON` of WebAuthn writes it. The challenge
 * works once, within five minutes.
 *
 */
export const zPasskeyCreationOptions = z.object({
    rp: z.object({
        id: z.string(),
        name: z.string()
    }),
    user: z.object({
        id: z.string(),
        name: z.string(),
        displayName: z.string()
    }),
    challenge: zBase64Url,
    pubKeyCredParams: z.array(z.object({
        type: zCredentialType,
        alg: z.int()
    })),
    timeout: z.int(),
    excludeCredentials: z.array(zKnownCredential),
    authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: zUserVerification
    }),
    attestation: z.literal('none')
});
