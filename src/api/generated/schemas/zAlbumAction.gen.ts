// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zAlbumAction = z.enum([
    'update',
    'delete',
    'share'
]);
