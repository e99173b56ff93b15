// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStatus } from './zItemStatus.gen';

/**
 * Status.
 */
export const zItemStatusFilter = z.array(zItemStatus).check(z.maxLength(3));
