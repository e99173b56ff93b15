// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailDomain } from './account.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A domain whose people sign in with the provider of their company (OpenID Connect).
 */
export const zSignInDomain = z.object({
    id: z.string(),
    domain: zEmailDomain,
    companyName: z.string(),
    issuer: z.url(),
    clientId: z.string(),
    callbackUrl: z.url(),
    required: z.boolean(),
    verifiedAt: z.nullable(z.iso.datetime({ offset: true })),
    txtRecord: z.object({
        name: z.string(),
        value: z.string()
    }),
    version: zRecordVersion
});
