// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPinAnchor } from './zPinAnchor.gen';
import { zPinRecord } from './zPinRecord.gen';
import { zPinTarget } from './zPinTarget.gen';

export const zCreatePinRequest = z.object({
    target: zPinTarget,
    anchor: zPinAnchor,
    record: zPinRecord
});
