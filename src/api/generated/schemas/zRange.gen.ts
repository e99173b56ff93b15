// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The requested byte range, RFC 9110 section 14.2, such as `bytes=0-21`. Only a single range is supported. The host
 * ignores any other value and sends the whole file.
 *
 */
export const zRange = z.string().check(z.maxLength(200));
