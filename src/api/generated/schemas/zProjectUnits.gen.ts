// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Units in which a project shows lengths; `imperial` is feet and inches. Data is always in meters.
 */
export const zProjectUnits = z.enum(['imperial', 'metric']);
