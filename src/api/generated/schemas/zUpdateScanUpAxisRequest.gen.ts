// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';
import { zUpAxis } from './zUpAxis.gen';

/**
 * The axis of the file that points up.
 */
export const zUpdateScanUpAxisRequest = z.object({
    version: zRecordVersion,
    upAxis: zUpAxis
});
