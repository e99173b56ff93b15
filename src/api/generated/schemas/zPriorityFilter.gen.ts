// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPriority } from './zPriority.gen';

/**
 * Priority.
 */
export const zPriorityFilter = z.array(zPriority).check(z.maxLength(4));
