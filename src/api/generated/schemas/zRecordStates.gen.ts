// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordState } from './zRecordState.gen';

/**
 * At most 200 records, each at most once.
 */
export const zRecordStates = z.array(zRecordState).check(z.minLength(1), z.maxLength(200));
