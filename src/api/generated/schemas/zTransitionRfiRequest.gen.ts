// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';
import { zRfiTransition } from './zRfiTransition.gen';

export const zTransitionRfiRequest = z.object({ ...zRfiTransition.shape, ...z.object({
        version: zRecordVersion
    }).shape });
