// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompanyImportRow } from './zCompanyImportRow.gen';

/**
 * What a file contains, and what was imported of it.
 */
export const zCompanyImport = z.object({
    rows: z.array(zCompanyImportRow),
    faultyCount: z.int().check(z.gte(0)),
    importedCount: z.int().check(z.gte(0))
});
