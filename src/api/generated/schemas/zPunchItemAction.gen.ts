// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the punch item, besides status changes.
 */
export const zPunchItemAction = z.enum([
    'update',
    'delete',
    'comment',
    'comment_internally',
    'attach',
    'respond'
]);
