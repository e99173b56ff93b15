// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Where in the project an item is.
 */
export const zLocation = z.enum([
    'interior',
    'exterior',
    'landscape'
]);
