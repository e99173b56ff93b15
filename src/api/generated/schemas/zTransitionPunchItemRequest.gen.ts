// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemTransition } from './zPunchItemTransition.gen';
import { zRecordVersion } from './zRecordVersion.gen';

export const zTransitionPunchItemRequest = z.object({ ...zPunchItemTransition.shape, ...z.object({
        version: zRecordVersion
    }).shape });
