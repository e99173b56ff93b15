// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zStorageKey } from './zStorageKey.gen';

/**
 * The key of the signed-in user.
 */
export const zStorageKeyResult = z.object({
    success: z.literal(true),
    data: zStorageKey
});
