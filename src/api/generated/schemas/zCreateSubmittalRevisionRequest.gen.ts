// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordVersion } from './zRecordVersion.gen';

export const zCreateSubmittalRevisionRequest = z.object({
    version: zRecordVersion
});
