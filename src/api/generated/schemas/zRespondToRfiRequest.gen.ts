// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';

export const zRespondToRfiRequest = z.object({
    version: zRecordVersion,
    body: z.string().check(z.minLength(1), z.maxLength(20000), z.regex(/\S/)),
    official: z.optional(z.boolean()),
    onBehalfOfId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
