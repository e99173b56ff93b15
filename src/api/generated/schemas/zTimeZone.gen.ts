// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Time zone of a project. PST is Pacific, EST Eastern, CST Central time, with their daylight saving.
 */
export const zTimeZone = z.enum([
    'PST',
    'EST',
    'CST'
]);
