// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zUpdateVideoPosterRequest = z.object({
    poster: z.string()
});
