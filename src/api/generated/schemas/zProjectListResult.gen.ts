// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zProject } from './zProject.gen';

/**
 * A page of the projects that the caller is a member of.
 */
export const zProjectListResult = z.object({
    success: z.literal(true),
    data: z.array(zProject),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});
