// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Bytes in base64url without padding (RFC 4648, section 5).
 */
export const zBase64Url = z.string().check(z.minLength(1), z.maxLength(65536), z.regex(/^[A-Za-z0-9_-]+$/));
