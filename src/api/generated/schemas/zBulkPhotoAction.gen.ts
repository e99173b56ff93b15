// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The action for each photo. `tag` requires `addTags` or `removeTags`, `set_private` requires `private`.
 */
export const zBulkPhotoAction = z.enum([
    'move',
    'tag',
    'delete',
    'set_private'
]);
