// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Size of the whole file in bytes, at most 50 GiB. `Tus-Max-Size` in the answer to OPTIONS states the limit of this host.
 */
export const zUploadLength = z.int().check(z.gte(1));
