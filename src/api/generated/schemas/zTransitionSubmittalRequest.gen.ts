// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';
import { zSubmittalTransition } from './zSubmittalTransition.gen';

export const zTransitionSubmittalRequest = z.object({ ...zSubmittalTransition.shape, ...z.object({
        version: zRecordVersion
    }).shape });
