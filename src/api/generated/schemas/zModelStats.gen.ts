// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Figures of the 3D models of a project.
 */
export const zModelStats = z.object({
    total: z.int().check(z.gte(0)),
    public: z.int().check(z.gte(0))
});
