// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How far the work was at the end of a week.
 */
export const zWeekProgress = z.object({
    total: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0)),
    until: z.iso.datetime({ offset: true })
});
