// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompanyImportFault } from './zCompanyImportFault.gen';

/**
 * A row of the file.
 */
export const zCompanyImportRow = z.object({
    line: z.int().check(z.gte(2)),
    name: z.string(),
    code: z.string(),
    trade: z.string(),
    faults: z.array(zCompanyImportFault)
});
