// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline } from './zDiscipline.gen';

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateModelRequest = z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    discipline: z.optional(zDiscipline)
});
