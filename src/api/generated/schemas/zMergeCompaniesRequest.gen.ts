// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';

/**
 * The duplicates of a company.
 */
export const zMergeCompaniesRequest = z.object({
    version: zRecordVersion,
    duplicateIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20))
});
