// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Sort key of the photos. A minus sign sorts in descending order.
 */
export const zPhotoSort = z._default(z.enum([
    'takenAt',
    '-takenAt',
    'createdAt',
    '-createdAt'
]), '-takenAt');

/**
 * Sort key. A minus sign sorts in descending order.
 */
export const zPhotoSort2 = zPhotoSort;
