// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zClientId } from './zClientId.gen';
import { zClientSecret } from './zClientSecret.gen';
import { zIssuerUrl } from './zIssuerUrl.gen';
import { zProviderName } from './zProviderName.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Changes of a domain. Absent properties stay unchanged.
 */
export const zUpdateSignInDomainRequest = z.object({
    version: zRecordVersion,
    companyName: z.optional(zProviderName),
    issuer: z.optional(zIssuerUrl),
    clientId: z.optional(zClientId),
    clientSecret: z.optional(zClientSecret),
    required: z.optional(z.boolean())
});
