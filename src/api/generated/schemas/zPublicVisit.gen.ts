// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zPublicVisit = z.object({
    visitToken: z.string(),
    expiresInSeconds: z.int().check(z.gte(1))
});
