// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Order of the videos; a minus sign turns it round.
 */
export const zVideoSort = z._default(z.enum([
    'title',
    '-title',
    'recordedAt',
    '-recordedAt',
    'createdAt',
    '-createdAt'
]), '-createdAt');

/**
 * By what, and downwards with a minus sign.
 */
export const zVideoSort2 = zVideoSort;
