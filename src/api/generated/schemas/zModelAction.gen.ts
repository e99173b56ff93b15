// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with the model.
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
