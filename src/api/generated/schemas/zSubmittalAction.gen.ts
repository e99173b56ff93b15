// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the submittal, besides status changes.
 */
export const zSubmittalAction = z.enum([
    'update',
    'delete',
    'comment',
    'comment_internally',
    'attach',
    'review',
    'review_on_behalf',
    'create_revision'
]);
