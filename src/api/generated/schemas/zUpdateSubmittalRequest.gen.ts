// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';
import { zSubmittalChanges } from './zSubmittalChanges.gen';

export const zUpdateSubmittalRequest = z.object({ ...zSubmittalChanges.shape, ...z.object({
        version: zRecordVersion
    }).shape });
