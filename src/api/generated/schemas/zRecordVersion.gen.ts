// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Increases with each change of the record; comments and attachments do not change it. Every write sends the version that the caller has read.
 */
export const zRecordVersion = z.int().check(z.gte(1));
