// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchType } from './zPunchType.gen';

/**
 * Punch type.
 */
export const zPunchTypeFilter = z.array(zPunchType).check(z.maxLength(3));
