// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What forms for new records begin with. The host computes the dates from the settings of the project, for today.
 */
export const zProjectDefaults = z.object({
    punchItemDueDate: z.iso.date(),
    rfiDueDate: z.iso.date(),
    reviewDays: z.int().check(z.gte(1), z.lte(90))
});
