// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zProjectCompany } from './zProjectCompany.gen';
import { zProjectMember } from './zProjectMember.gen';
import { zProjectMemberRole } from './zProjectMemberRole.gen';

/**
 * A page of the members of a project, and the companies that work on it.
 */
export const zProjectMemberListResult = z.object({
    success: z.literal(true),
    data: z.array(zProjectMember),
    nextCursor: zNextCursor,
    roles: z.array(zProjectMemberRole),
    companies: z.array(zProjectCompany)
});
