// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zWeekday = z.enum([
    'mon',
    'tue',
    'wed',
    'thu',
    'fri',
    'sat',
    'sun'
]);
