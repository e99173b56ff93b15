// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The issuer of the provider, whose `/.well-known/openid-configuration` describes it (OpenID Connect Discovery). It is https,
 * and the host refuses addresses of its own network. A host on the machine of a developer also takes http there.
 *
 */
export const zIssuerUrl = z.url().check(z.minLength(8), z.maxLength(500), z.regex(/^https?:\/\/[^?#]+$/));
