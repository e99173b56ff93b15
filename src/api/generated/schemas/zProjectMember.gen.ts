// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A person in a project, with role and company.
 */
export const zProjectMember = z.object({
    id: z.string(),
    name: z.string(),
    avatarUrl: z.nullable(z.url()),
    jobTitle: z.nullable(z.string()),
    role: z.string(),
    roleName: z.string(),
    duties: z.array(z.string()),
    companyId: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    distinction: z.nullable(z.string())
});
