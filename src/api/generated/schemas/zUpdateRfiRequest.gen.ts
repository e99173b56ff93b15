// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';
import { zRfiChanges } from './zRfiChanges.gen';

export const zUpdateRfiRequest = z.object({ ...zRfiChanges.shape, ...z.object({
        version: zRecordVersion
    }).shape });
