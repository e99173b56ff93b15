// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLogRow } from './zLogRow.gen';
import { zPunchItemAction } from './zPunchItemAction.gen';
import { zPunchItemStatus } from './zPunchItemStatus.gen';
import { zPunchResolution } from './zPunchResolution.gen';
import { zPunchType } from './zPunchType.gen';

export const zPunchItemRow = z.object({ ...zLogRow.shape, ...z.object({
        status: zPunchItemStatus,
        punchType: zPunchType,
        resolution: z.nullable(zPunchResolution),
        permittedActions: z.array(zPunchItemAction),
        permittedStatuses: z.array(zPunchItemStatus)
    }).shape });
