// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Sort key of a log. A minus sign sorts in descending order.
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
 * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
 */
export const zLogSort2 = zLogSort;
