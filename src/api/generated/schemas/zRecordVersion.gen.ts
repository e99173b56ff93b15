// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Counts up with each change of the record; comments and attachments leave it. The one that the caller has seen goes with every write.
 */
export const zRecordVersion = z.int().check(z.gte(1));
