// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSheetPoint } from './plans.gen';
import { zRecordId } from './zRecordId.gen';

/**
 * Where a location is on a plan sheet. A pin in it can set the location of its record.
 */
export const zSheetArea = z.object({
    sheetId: zRecordId,
    points: z.array(zSheetPoint).check(z.minLength(3), z.maxLength(100))
});
