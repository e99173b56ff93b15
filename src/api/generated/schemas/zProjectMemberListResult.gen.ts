// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompany } from './zCompany.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zProjectMember } from './zProjectMember.gen';

export const zProjectMemberListResult = z.object({
    success: z.literal(true),
    data: z.array(zProjectMember),
    nextCursor: zNextCursor,
    companies: z.array(zCompany)
});
