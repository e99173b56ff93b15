// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemChanges } from './zPunchItemChanges.gen';
import { zRecordVersion } from './zRecordVersion.gen';

export const zUpdatePunchItemRequest = z.object({ ...zPunchItemChanges.shape, ...z.object({
        version: zRecordVersion
    }).shape });
