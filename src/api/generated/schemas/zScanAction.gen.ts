// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with the scan; share stands for seeing and making public links.
 */
export const zScanAction = z.enum([
    'update',
    'delete',
    'download',
    'make_private',
    'make_public',
    'share'
]);
