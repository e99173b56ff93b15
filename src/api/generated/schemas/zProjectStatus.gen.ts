// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Status of a project.
 */
export const zProjectStatus = z.enum([
    'ongoing',
    'closed',
    'finished'
]);
