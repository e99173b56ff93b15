// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLinkType } from './zLinkType.gen';

/**
 * A linked record that the caller may see.
 */
export const zLinkedRecord = z.object({
    type: zLinkType,
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    status: z.string()
});
