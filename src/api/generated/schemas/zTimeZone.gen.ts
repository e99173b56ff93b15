// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Time zone of a project: PST is Pacific, EST Eastern and CST Central time, each with daylight saving time.
 */
export const zTimeZone = z.enum([
    'PST',
    'EST',
    'CST'
]);
