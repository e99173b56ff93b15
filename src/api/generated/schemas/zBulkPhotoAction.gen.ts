// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What is to be done with each; tag needs addTags or removeTags, set_private needs private.
 */
export const zBulkPhotoAction = z.enum([
    'move',
    'tag',
    'delete',
    'set_private'
]);
