// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLevelProgress } from './zLevelProgress.gen';
import { zWeekProgress } from './zWeekProgress.gen';

/**
 * How far the work on the records of a project is.
 */
export const zProjectProgress = z.object({
    total: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0)),
    levels: z.array(zLevelProgress),
    weeks: z.array(zWeekProgress).check(z.maxLength(4))
});
