// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Format of the files of a model, the same for all its versions.
 */
export const zModelFormat = z.enum(['ifc', 'glb']);
