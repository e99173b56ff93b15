// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocationKind } from './zLocationKind.gen';
import { zLocationName } from './zLocationName.gen';
import { zLocationPath } from './zLocationPath.gen';
import { zRecordVersion } from './zRecordVersion.gen';
import { zSheetArea } from './zSheetArea.gen';

/**
 * A building of the project, or a level, area or room in it.
 */
export const zProjectLocation = z.object({
    id: z.string(),
    kind: zLocationKind,
    parentId: z.nullable(z.string()),
    name: zLocationName,
    path: zLocationPath,
    archived: z.boolean(),
    inUse: z.boolean(),
    sheetArea: z.nullable(zSheetArea),
    version: zRecordVersion
});
