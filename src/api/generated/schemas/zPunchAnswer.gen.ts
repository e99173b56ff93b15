// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * Response of an assignee.
 */
export const zPunchAnswer = z.object({
    party: zParty,
    response: z.enum([
        'pending',
        'done',
        'disputed'
    ]),
    note: z.string(),
    respondedAt: z.nullable(z.iso.datetime({ offset: true })),
    respondedBy: z.nullable(zPersonRef)
});
