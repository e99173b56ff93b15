// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only pins of this record.
 */
export const zRecordIdFilter = z.string().check(z.minLength(1), z.maxLength(64));
