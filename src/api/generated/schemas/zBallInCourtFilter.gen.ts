// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A person or company whose turn it is; it is a person's turn, too, when it is that of his company.
 */
export const zBallInCourtFilter = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50));
