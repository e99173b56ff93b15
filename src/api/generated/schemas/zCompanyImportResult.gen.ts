// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompanyImport } from './zCompanyImport.gen';

/**
 * The result of an import.
 */
export const zCompanyImportResult = z.object({
    success: z.literal(true),
    data: zCompanyImport
});
