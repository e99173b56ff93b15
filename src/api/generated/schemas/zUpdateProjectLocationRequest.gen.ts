// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocationName } from './zLocationName.gen';
import { zLocationPosition } from './zLocationPosition.gen';
import { zRecordVersion } from './zRecordVersion.gen';
import { zSheetArea } from './zSheetArea.gen';

/**
 * Changes of a location. Absent properties stay.
 */
export const zUpdateProjectLocationRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zLocationName),
    parentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    position: z.optional(zLocationPosition),
    archived: z.optional(z.boolean()),
    sheetArea: z.optional(zSheetArea),
    clear: z.optional(z.array(z.enum(['sheetArea'])))
});
