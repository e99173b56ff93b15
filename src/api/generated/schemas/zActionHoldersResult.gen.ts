// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActionHolders } from './zActionHolders.gen';

/**
 * Why an action is absent.
 */
export const zActionHoldersResult = z.object({
    success: z.literal(true),
    data: zActionHolders
});
