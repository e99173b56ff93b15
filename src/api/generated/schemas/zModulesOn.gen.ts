// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The modules that the project uses. Calls of another module answer 409 `MODULE_OFF`.
 */
export const zModulesOn = z.array(z.string());
