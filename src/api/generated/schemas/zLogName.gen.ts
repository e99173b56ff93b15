// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * One of the logs of a project.
 */
export const zLogName = z.enum([
    'punch_items',
    'rfis',
    'submittals'
]);
