// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether an element is gone, is new, or is another than it was.
 */
export const zModelChangeKind = z.enum([
    'lost',
    'gained',
    'changed'
]);
