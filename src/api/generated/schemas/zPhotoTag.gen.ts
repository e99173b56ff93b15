// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zPhotoTag = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/\S/));
