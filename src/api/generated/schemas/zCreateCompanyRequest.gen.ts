// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompanyChanges } from './zCompanyChanges.gen';
import { zCompanyCode } from './zCompanyCode.gen';
import { zCompanyName } from './zCompanyName.gen';

/**
 * A new company. It is active, and what is absent is empty.
 */
export const zCreateCompanyRequest = z.object({ ...zCompanyChanges.shape, ...z.object({
        name: zCompanyName,
        code: zCompanyCode,
        projectId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
    }).shape });
