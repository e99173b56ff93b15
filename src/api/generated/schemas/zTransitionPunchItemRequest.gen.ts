// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPunchItemTransition } from './zPunchItemTransition.gen';
import { zRecordVersion } from './zRecordVersion.gen';

export const zTransitionPunchItemRequest = z.intersection(zPunchItemTransition, z.object({
    version: zRecordVersion
}));
