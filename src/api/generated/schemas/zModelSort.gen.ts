// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * By what, and downwards with a minus sign. The size is that of the current version.
 */
export const zModelSort = z.enum([
    '-updatedAt',
    '-createdAt',
    'createdAt',
    'title',
    '-sizeBytes'
]);

/**
 * In which order; what was changed last comes first without it.
 */
export const zModelSort2 = zModelSort;
