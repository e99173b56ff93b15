// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Title of a record; the subject of an RFI.
 */
export const zLogTitle = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/));
