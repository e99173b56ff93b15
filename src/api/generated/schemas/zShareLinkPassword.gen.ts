// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zShareLinkPassword = z.string().check(z.minLength(8), z.maxLength(128));
