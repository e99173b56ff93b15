// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the scan. `share` covers viewing and creating public links.
 */
export const zScanAction = z.enum([
    'update',
    'delete',
    'download',
    'make_private',
    'make_public',
    'share'
]);
