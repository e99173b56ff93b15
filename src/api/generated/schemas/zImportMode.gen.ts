// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * `preview` imports nothing. `all` imports nothing if a row is faulty. `valid` imports the rows that are not.
 */
export const zImportMode = z.enum([
    'preview',
    'all',
    'valid'
]);
