// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zClockTime } from './zClockTime.gen';
import { zWeekday } from './zWeekday.gen';

/**
 * Daily capture times in the time zone of the project. The end is after the start.
 */
export const zActiveHours = z.object({
    from: zClockTime,
    to: zClockTime,
    days: z.array(zWeekday).check(z.maxLength(7))
});
