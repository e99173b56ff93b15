// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The password of the link is missing or wrong.
 */
export const zLinkPasswordProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(401)),
        code: z.optional(z.enum(['LINK_PASSWORD_REQUIRED', 'LINK_PASSWORD_WRONG']))
    }).shape });
