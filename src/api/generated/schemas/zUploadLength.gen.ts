// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Bytes that the whole file has. At most 50 GiB; `Tus-Max-Size` of an OPTIONS answer says what this host takes.
 */
export const zUploadLength = z.int().check(z.gte(1));
