// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProgressCounts } from './zProgressCounts.gen';

/**
 * How far the work on the records of a project is.
 */
export const zProjectProgress = z.object({ ...zProgressCounts.shape, ...z.object({
        levels: z.array(z.intersection(zProgressCounts, z.object({
            locationId: z.nullable(z.string()),
            path: z.array(z.string())
        }))),
        weeks: z.array(z.intersection(zProgressCounts, z.object({
            until: z.iso.datetime({ offset: true })
        }))).check(z.maxLength(4))
    }).shape });
