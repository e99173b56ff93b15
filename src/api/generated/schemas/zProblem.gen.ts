// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldProblem } from './zFieldProblem.gen';
import { zProblemCode } from './zProblemCode.gen';

/**
 * A problem document (RFC 9457).
 */
export const zProblem = z.object({
    type: z.url(),
    title: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    code: zProblemCode,
    detail: z.string(),
    instance: z.optional(z.string()),
    errors: z.optional(z.array(zFieldProblem)),
    currentVersion: z.optional(z.int().check(z.gte(1))),
    challenge: z.optional(z.string().check(z.minLength(1), z.maxLength(512)))
});
