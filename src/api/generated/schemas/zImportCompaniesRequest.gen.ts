// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zImportMode } from './zImportMode.gen';

/**
 * A file of companies.
 */
export const zImportCompaniesRequest = z.object({
    file: z.string(),
    mode: zImportMode
});
