// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Sort key. A minus sign sorts in descending order. `size` is the size of the current version.
 */
export const zModelSort = z.enum([
    '-updatedAt',
    '-createdAt',
    'createdAt',
    'title',
    '-sizeBytes'
]);

/**
 * Sort order. By default, the latest change comes first.
 */
export const zModelSort2 = zModelSort;
