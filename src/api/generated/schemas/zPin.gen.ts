// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNamedPinTarget } from './zNamedPinTarget.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zPinAnchor } from './zPinAnchor.gen';
import { zPinnedRecord } from './zPinnedRecord.gen';

export const zPin = z.object({
    id: z.string(),
    target: zNamedPinTarget,
    anchor: zPinAnchor,
    record: zPinnedRecord,
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(z.enum(['delete']))
});
