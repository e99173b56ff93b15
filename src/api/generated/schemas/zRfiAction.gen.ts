// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the RFI, besides status changes.
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
