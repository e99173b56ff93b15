// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSheetPoint } from './plans.gen';
import { zRecordId } from './zRecordId.gen';

/**
 * Where a location is on a plan sheet. A pin in it gives its record this location, unless it has one. When a revision supersedes the sheet, the area comes along as pins do.
 */
export const zSheetArea = z.object({
    sheetId: zRecordId,
    points: z.array(zSheetPoint).check(z.minLength(3), z.maxLength(100))
});
