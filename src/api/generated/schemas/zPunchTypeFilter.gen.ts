// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchType } from './zPunchType.gen';

/**
 * Kind of punch item.
 */
export const zPunchTypeFilter = z.array(zPunchType).check(z.maxLength(3));
