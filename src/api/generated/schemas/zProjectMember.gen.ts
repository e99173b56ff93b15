// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProjectRole } from './zProjectRole.gen';

export const zProjectMember = z.object({
    id: z.string(),
    name: z.string(),
    avatarUrl: z.nullable(z.url()),
    jobTitle: z.nullable(z.string()),
    role: zProjectRole,
    companyId: z.nullable(z.string()),
    companyName: z.nullable(z.string())
});
