// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Members of the project see every scan; a public scan can also be shared by link.
 */
export const zScanVisibility = z.enum(['private', 'public']);
