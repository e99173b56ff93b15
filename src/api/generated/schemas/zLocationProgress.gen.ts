// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zWorkItemType } from './zWorkItemType.gen';

/**
 * How many records of a kind are in a location itself.
 */
export const zLocationProgress = z.object({
    locationId: z.nullable(z.string()),
    type: zWorkItemType,
    open: z.int().check(z.gte(0)),
    overdue: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0))
});
