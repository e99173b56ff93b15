// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zImpactState } from './zImpactState.gen';

export const zScheduleImpact = z.object({
    state: zImpactState,
    days: z.nullable(z.int().check(z.gte(0), z.lte(3650)))
});
