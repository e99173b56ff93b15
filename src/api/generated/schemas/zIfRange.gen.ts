// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The entity tag that the caller's other parts are of, RFC 9110 section 13.1.5. With another one, all of the file is answered.
 */
export const zIfRange = z.string().check(z.maxLength(200));
