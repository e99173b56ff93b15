// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zImportMode } from './zImportMode.gen';
import { zLocationImportRow } from './zLocationImportRow.gen';

/**
 * Paths that the client has read or made.
 */
export const zImportProjectLocationsRequest = z.object({
    mode: zImportMode,
    rows: z.array(zLocationImportRow).check(z.minLength(1), z.maxLength(5000))
});
