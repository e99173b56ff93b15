// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPointColumn } from './zPointColumn.gen';

/**
 * How points stand in a text file (XYZ, PTS and similar). A host that gets none recognizes the format itself.
 * Blank lines, comments that begin with `#` or `//`, and the point counts of PTS files are ignored.
 *
 */
export const zPointTextFormat = z.object({
    columns: z.array(zPointColumn).check(z.minLength(3), z.maxLength(40)),
    separator: z.enum([
        'space',
        'comma',
        'semicolon',
        'tab'
    ]),
    decimal: z.enum(['point', 'comma']),
    headerLines: z.int().check(z.gte(0), z.lte(1000))
});
