// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A record and the version that the caller has read.
 */
export const zRecordState = z.object({
    id: zRecordId,
    version: zRecordVersion
});
