// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the caller may do with the photo; to star it everybody may who sees it.
 */
export const zPhotoAction = z.enum([
    'update',
    'move',
    'delete',
    'share'
]);
