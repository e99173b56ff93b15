// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with the submittal, apart from changing its status.
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
