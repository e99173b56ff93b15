// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';

export const zRespondToPunchItemRequest = z.object({
    version: zRecordVersion,
    response: z.enum(['done', 'disputed']),
    note: z.optional(z.string().check(z.maxLength(2000)))
});
