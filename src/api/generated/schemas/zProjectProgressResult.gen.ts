// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProjectProgress } from './zProjectProgress.gen';

/**
 * The progress of a project.
 */
export const zProjectProgressResult = z.object({
    success: z.literal(true),
    data: zProjectProgress
});
