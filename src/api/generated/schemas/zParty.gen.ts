// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDistinction } from './zDistinction.gen';

/**
 * An assignee: a member of the project, or a company, which stands for any of its members.
 */
export const zParty = z.object({
    kind: z.enum(['person', 'company']),
    id: z.string(),
    name: z.string(),
    companyName: z.nullable(z.string()),
    avatarUrl: z.nullable(z.url()),
    distinction: z.optional(zDistinction)
});
