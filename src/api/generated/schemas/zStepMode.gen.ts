// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether all reviewers of a step must answer, or any one of them.
 */
export const zStepMode = z.enum(['all', 'any']);
