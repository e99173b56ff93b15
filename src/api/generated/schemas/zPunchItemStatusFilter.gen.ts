// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemStatus } from './zPunchItemStatus.gen';

/**
 * Status.
 */
export const zPunchItemStatusFilter = z.array(zPunchItemStatus).check(z.maxLength(4));
