// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
 */
export const zVersion = z.int().check(z.gte(1));
