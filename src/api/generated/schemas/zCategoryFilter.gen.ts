// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCategory } from './zCategory.gen';

/**
 * Category.
 */
export const zCategoryFilter = z.array(zCategory).check(z.maxLength(4));
