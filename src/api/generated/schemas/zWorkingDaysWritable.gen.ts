// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zWeekday } from './field-cams.gen';

/**
 * The days of the week on which people work.
 */
export const zWorkingDaysWritable = z.array(zWeekday).check(z.minLength(1), z.maxLength(7));
