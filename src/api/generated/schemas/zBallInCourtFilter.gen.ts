// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Person or company with the ball in court. A company's turn is also the turn of its members.
 */
export const zBallInCourtFilter = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50));
