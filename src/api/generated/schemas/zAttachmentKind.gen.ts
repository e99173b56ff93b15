// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What a file is for; a picture before or after the work shows what was wrong, or that it is mended.
 */
export const zAttachmentKind = z.enum([
    'attachment',
    'before',
    'after'
]);
