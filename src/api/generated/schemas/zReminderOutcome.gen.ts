// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * `reminded`: the `people` were told. `already`: they were told within a day. `nobody`: nobody else has the ball. `not_open`: it
 * is a draft or closed, or the project is. `not_allowed`: the caller may not comment it. `not_found`: the caller does not see such a record.
 *
 */
export const zReminderOutcome = z.enum([
    'reminded',
    'already',
    'nobody',
    'not_open',
    'not_allowed',
    'not_found'
]);
