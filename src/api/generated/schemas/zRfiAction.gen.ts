// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with the RFI, apart from changing its status.
 */
export const zRfiAction = z.enum([
    'update',
    'delete',
    'comment',
    'comment_internally',
    'attach',
    'respond',
    'respond_officially'
]);
