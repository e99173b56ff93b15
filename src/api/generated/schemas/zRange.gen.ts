// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Which bytes are wanted, RFC 9110 section 14.2, such as `bytes=0-21`. One range; anything else is as if it were not
 * there, and all of the file is answered.
 *
 */
export const zRange = z.string().check(z.maxLength(200));
