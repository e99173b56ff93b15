// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailDomain } from './account.gen';

/**
 * The domains of the addresses that may be invited and that people of the account may have. Empty for all. A domain does not include those below it.
 * People and invitations that exist stay.
 *
 */
export const zAllowedEmailDomainsWritable = z.array(zEmailDomain).check(z.maxLength(50));
