// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Why a row cannot be imported.
 */
export const zCompanyImportFault = z.object({
    column: z.string(),
    code: z.string()
});
