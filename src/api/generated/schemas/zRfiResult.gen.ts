// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRfi } from './zRfi.gen';

export const zRfiResult = z.object({
    success: z.literal(true),
    data: zRfi
});
