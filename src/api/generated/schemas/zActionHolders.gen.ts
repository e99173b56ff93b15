// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';

/**
 * Why the caller does not have an action, and who does.
 */
export const zActionHolders = z.object({
    reason: z.enum([
        'role',
        'closed',
        'off',
        'record'
    ]),
    people: z.array(zPersonRef).check(z.maxLength(5)),
    total: z.int().check(z.gte(0))
});
