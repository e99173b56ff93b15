// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Order of the photos; a minus sign turns it round.
 */
export const zPhotoSort = z._default(z.enum([
    'takenAt',
    '-takenAt',
    'createdAt',
    '-createdAt'
]), '-takenAt');

/**
 * By what, and downwards with a minus sign.
 */
export const zPhotoSort2 = zPhotoSort;
