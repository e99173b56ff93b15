// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Sort key of the videos. A minus sign sorts in descending order.
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
 * Sort key. A minus sign sorts in descending order.
 */
export const zVideoSort2 = zVideoSort;
