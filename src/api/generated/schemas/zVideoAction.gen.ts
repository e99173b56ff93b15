// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zVideoAction = z.enum([
    'update',
    'delete',
    'comment',
    'share'
]);
