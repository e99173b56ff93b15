// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zTargetType } from './zTargetType.gen';

/**
 * The target of a link, in the same project.
 */
export const zShareTarget = z.object({
    type: zTargetType,
    id: z.string().check(z.minLength(1), z.maxLength(64))
});
