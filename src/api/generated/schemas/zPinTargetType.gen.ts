// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Kind of a target that a record can be pinned to.
 */
export const zPinTargetType = z.enum([
    'scan',
    'model',
    'tour',
    'photo',
    'video',
    'plan',
    'cam'
]);
