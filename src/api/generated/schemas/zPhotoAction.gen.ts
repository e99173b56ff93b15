// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Permitted actions on the photo. Everyone who sees it may star it. Everyone who may comment internally may request
 * the visibility `internal`.
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
