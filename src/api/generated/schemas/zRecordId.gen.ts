// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Id of a record, a member or a company.
 */
export const zRecordId = z.string().check(z.minLength(1), z.maxLength(64));
