// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemChanges } from './zPunchItemChanges.gen';
import { zRecordVersion } from './zRecordVersion.gen';

export const zUpdatePunchItemRequest = z.intersection(zPunchItemChanges, z.object({
    version: zRecordVersion
}));
