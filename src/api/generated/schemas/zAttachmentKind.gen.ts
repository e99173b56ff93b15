// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Purpose of a file. A before picture shows the defect, an after picture the finished work.
 */
export const zAttachmentKind = z.enum([
    'attachment',
    'before',
    'after'
]);
