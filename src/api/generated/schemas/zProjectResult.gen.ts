// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProject } from './zProject.gen';

/**
 * One project.
 */
export const zProjectResult = z.object({
    success: z.literal(true),
    data: zProject
});
