// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the model.
 */
export const zModelAction = z.enum([
    'update',
    'delete',
    'download',
    'add_version',
    'make_private',
    'make_public',
    'share'
]);
