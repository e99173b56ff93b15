// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStatus } from './zItemStatus.gen';
import { zLogRow } from './zLogRow.gen';
import { zRfiAction } from './zRfiAction.gen';
import { zRfiCloseReason } from './zRfiCloseReason.gen';

export const zRfiRow = z.object({ ...zLogRow.shape, ...z.object({
        status: zItemStatus,
        closeReason: z.nullable(zRfiCloseReason),
        permittedActions: z.array(zRfiAction),
        permittedStatuses: z.array(zItemStatus)
    }).shape });
