// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A cell of the file as a text. Empty or absent for none.
 */
export const zLocationImportCell = z.string().check(z.maxLength(300));
