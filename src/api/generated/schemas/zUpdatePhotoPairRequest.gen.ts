// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zUpdatePhotoPairRequest = z.object({
    pairId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))
});
