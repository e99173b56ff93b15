// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Checksum of the bytes of this request: the algorithm (sha1 or sha256), a space and the digest in Base64.
 */
export const zUploadChecksum = z.string().check(z.regex(/^(sha1|sha256) [A-Za-z0-9+\/]+={0,2}$/));
