// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Id of the scan.
 */
export const zScanId = z.string().check(z.minLength(1), z.maxLength(64));
