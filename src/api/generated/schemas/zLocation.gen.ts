// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Location in the project.
 */
export const zLocation = z.enum([
    'interior',
    'exterior',
    'landscape'
]);
