// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompanyChanges } from './zCompanyChanges.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Changes of a company.
 */
export const zUpdateCompanyRequest = z.object({ ...zCompanyChanges.shape, ...z.object({
        version: zRecordVersion,
        clear: z.optional(z.array(z.enum(['trade'])))
    }).shape });
