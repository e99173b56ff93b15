// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zImpactState } from './zImpactState.gen';

/**
 * In the currency of the project.
 */
export const zCostImpact = z.object({
    state: zImpactState,
    amountMinor: z.nullable(z.int().check(z.gte(0), z.lte(999999999999)))
});
