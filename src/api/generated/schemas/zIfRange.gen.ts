// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Entity tag of the parts that the caller has, RFC 9110 section 13.1.5. If it differs, the host sends the whole file.
 */
export const zIfRange = z.string().check(z.maxLength(200));
