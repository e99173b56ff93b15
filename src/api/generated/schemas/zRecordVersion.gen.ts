// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Goes up by one with each change of the record. Every write sends the version that the caller has read; if the record has another one, the call fails with STALE_VERSION.
 */
export const zRecordVersion = z.int().check(z.gte(1));
