// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Status of a plan.
 */
export const zPlanStatus = z.enum([
    'draft',
    'active',
    'completed'
]);
