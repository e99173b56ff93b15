// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Hours and minutes in the time zone of the project.
 */
export const zClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
