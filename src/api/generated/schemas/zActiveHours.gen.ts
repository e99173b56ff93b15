// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zClockTime } from './zClockTime.gen';
import { zWeekday } from './zWeekday.gen';

/**
 * When a camera takes pictures, in the time zone of the project; the end is after the beginning.
 */
export const zActiveHours = z.object({
    from: zClockTime,
    to: zClockTime,
    days: z.array(zWeekday).check(z.maxLength(7))
});
