// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSubmittalType } from './zSubmittalType.gen';

/**
 * Submittal type.
 */
export const zSubmittalTypeFilter = z.array(zSubmittalType).check(z.maxLength(7));
