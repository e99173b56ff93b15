// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What a column of a text file contains. `skip` is ignored.
 */
export const zPointColumn = z.enum([
    'x',
    'y',
    'z',
    'red',
    'green',
    'blue',
    'intensity',
    'classification',
    'skip'
]);
