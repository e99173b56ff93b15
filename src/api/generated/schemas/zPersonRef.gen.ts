// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDistinction } from './zDistinction.gen';

/**
 * A person that a record names.
 */
export const zPersonRef = z.object({
    id: z.string(),
    name: z.string(),
    avatarUrl: z.nullable(z.url()),
    distinction: z.optional(zDistinction)
});
