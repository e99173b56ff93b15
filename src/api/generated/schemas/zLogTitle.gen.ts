// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What a record is called in its log; of an RFI, its subject.
 */
export const zLogTitle = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));
