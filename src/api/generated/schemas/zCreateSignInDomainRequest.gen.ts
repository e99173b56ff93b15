// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailDomain } from './account.gen';
import { zClientId } from './zClientId.gen';
import { zClientSecret } from './zClientSecret.gen';
import { zIssuerUrl } from './zIssuerUrl.gen';
import { zProviderName } from './zProviderName.gen';

/**
 * A new domain with its provider.
 */
export const zCreateSignInDomainRequest = z.object({
    domain: zEmailDomain,
    companyName: zProviderName,
    issuer: zIssuerUrl,
    clientId: zClientId,
    clientSecret: zClientSecret
});
