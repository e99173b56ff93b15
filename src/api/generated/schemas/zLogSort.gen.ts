// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Order of a log; a minus sign turns it round.
 */
export const zLogSort = z._default(z.enum([
    'number',
    '-number',
    'title',
    '-title',
    'status',
    '-status',
    'priority',
    '-priority',
    'dueDate',
    '-dueDate',
    'daysInCourt',
    '-daysInCourt',
    'createdAt',
    '-createdAt',
    'updatedAt',
    '-updatedAt'
]), '-createdAt');

/**
 * By what, and downwards with a minus sign. What has no due date or number comes last.
 */
export const zLogSort2 = zLogSort;
