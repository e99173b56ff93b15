// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether the element was removed, added or changed.
 */
export const zModelChangeKind = z.enum([
    'lost',
    'gained',
    'changed'
]);
