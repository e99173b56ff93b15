// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBase64Url } from './zBase64Url.gen';
import { zUserVerification } from './zUserVerification.gen';

/**
 * What `navigator.credentials.get` takes, as `PublicKeyCredentialRequestOptionsJSON` of WebAuthn writes it. It names no passkey,
 * so nobody learns which ones exist. The challenge works once, within five minutes.
 *
 */
export const zPasskeyRequestOptions = z.object({
    rpId: z.string(),
    challenge: zBase64Url,
    timeout: z.int(),
    userVerification: zUserVerification
});
