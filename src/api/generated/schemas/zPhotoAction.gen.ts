// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with the photo; to star it everybody may who sees it. Who may comment internally may ask
 * for the visibility `internal`.
 *
 */
export const zPhotoAction = z.enum([
    'update',
    'move',
    'delete',
    'set_private',
    'comment',
    'comment_internally',
    'share'
]);
